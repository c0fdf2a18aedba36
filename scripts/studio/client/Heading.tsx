import { type ReactNode, useEffect, useRef } from "react";

/** The heading for a collection, such as `Social tabs` for `social-tabs`. */
export const headingOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll("-", " ");

interface Props {
  back?: { href: string; text: string } | undefined;
  title: string;
  children?: ReactNode;
}

/** The heading of a page. It is focused when the page changes, because the browser loads no new page. */
export function Heading({ back, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = title === "Studio" ? title : `${title} | Studio`;
  }, [title]);
  return (
    <div className="heading stack tight">
      {back && (
        <a className="tap" href={back.href}>
          <span aria-hidden="true">←</span> {back.text}
        </a>
      )}
      <h1 className="size-2" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
