import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  /** The way back. */
  back?: { href: string; text: string } | undefined;
  title: string;
  children?: ReactNode;
}

/** The heading of a page of the Studio; it takes the focus, since the page has no load of its own. */
export function Heading({ back, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = title === "Studio" ? title : `${title} | Studio`;
  }, [title]);
  return (
    <div className="heading">
      {back && (
        <a className="back" href={back.href}>
          <span aria-hidden="true">←</span> {back.text}
        </a>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
