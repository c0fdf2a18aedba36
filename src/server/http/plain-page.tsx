import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LoadError } from "../../ui/LoadError.tsx";
import type { Refuse } from "./handle.ts";
import { html, uncached } from "./responses.ts";
import { readTemplate, renderTemplate, unlisted } from "./template.ts";

/** For the island that saves private links on the device. */
interface PrivateLinks {
  /** Of a post that was just sent. */
  saved?: string | undefined;
  /** Of a deleted post. */
  gone?: string | undefined;
}

interface Link {
  href: string;
  label: string;
}

/** A page with a title, a link back and some content, which search engines are asked not to list. */
export const renderPlain = (
  title: string,
  description: string,
  back: Link,
  content: ReactNode,
  links: PrivateLinks = {},
): Promise<string> =>
  fillDiscussionTemplate(
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

export const PlainContent = ({ title, back, children }: ContentProps) => (
  <div className="stack">
    <a className="tap back screen" href={back.href}>
      ← {back.label}
    </a>
    <h1>{title}</h1>
    {children}
  </div>
);

interface ErrorPageOptions {
  /** Replace the headers that prevent caching. */
  headers?: Record<string, string>;
  /** True if loading the page again can help, because it is not the response to a form. */
  canReload?: boolean;
}

/** Responds with a page that contains only the message. */
export const errorPage =
  (title: string, back: Link, options: ErrorPageOptions = {}): Refuse =>
  async ({ status, message, headers }) => {
    const canReload = options.canReload && "Retry-After" in headers;
    const alert = <LoadError message={message} canReload={canReload} />;
    const page = await renderPlain(title, message, back, alert);
    return html(page, status, { ...(options.headers ?? uncached), ...headers });
  };

/** Fills the template of a discussion with other content, such as an error. */
export async function fillDiscussionTemplate(
  title: string,
  description: string,
  content: ReactNode,
  { saved = "", gone = "" }: PrivateLinks = {},
): Promise<string> {
  return renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: "0",
      PRIVATE_LINK: saved,
      GONE_LINK: gone,
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: {
      discussion: "",
      content: renderToStaticMarkup(content),
      feed: "",
      listed: unlisted,
    },
  });
}
