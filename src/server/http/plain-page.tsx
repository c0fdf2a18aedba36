import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LoadError } from "../../ui/cards/LoadError.tsx";
import type { Refuse } from "./handle.ts";
import { html, uncached } from "./responses.ts";
import { readTemplate, renderTemplate } from "./template.ts";

interface PrivateLinks {
  saved?: string | undefined;
  id?: number | undefined;
  gone?: string | undefined;
}

interface Link {
  href: string;
  label: string;
}

export const renderPlain = (
  title: string,
  description: string,
  back: Link,
  content: ReactNode,
  links: PrivateLinks = {},
): Promise<string> =>
  fillPlainTemplate(
    title,
    description,
    <PlainContent title={title} back={back}>
      {content}
    </PlainContent>,
    links,
  );

interface ContentProps {
  title: string;
  back: Link;
  children: ReactNode;
}

const PlainContent = ({ title, back, children }: ContentProps) => (
  <div className="stack">
    <a className="tap back screen" href={back.href}>
      {back.label}
    </a>
    <h1>{title}</h1>
    {children}
  </div>
);

interface ErrorPageOptions {
  headers?: Record<string, string>;
  /** True if it is not the response to a form. */
  canReload?: boolean;
}

export const errorPage =
  (title: string, back: Link, options: ErrorPageOptions = {}): Refuse =>
  async ({ status, message, headers }) => {
    const canReload = options.canReload && "Retry-After" in headers;
    const alert = <LoadError message={message} canReload={canReload} />;
    const page = await renderPlain(title, message, back, alert);
    return html(page, status, { ...(options.headers ?? uncached), ...headers });
  };

export async function fillPlainTemplate(
  title: string,
  description: string,
  content: ReactNode,
  { saved = "", id, gone = "" }: PrivateLinks = {},
): Promise<string> {
  return renderTemplate(await readTemplate("plain"), {
    words: {
      PRIVATE_LINK: saved,
      POST_ID: String(id ?? ""),
      GONE_LINK: gone,
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: { content: renderToStaticMarkup(content) },
  });
}
