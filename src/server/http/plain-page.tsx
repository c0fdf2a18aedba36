import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Refuse } from "./handle.ts";
import { html, uncached } from "./responses.ts";
import { readTemplate, renderTemplate, unlisted } from "./template.ts";

interface Link {
  href: string;
  label: string;
}

/** A page with a title, a link back and some content, which is not in search engines. */
export const renderPlain = (
  title: string,
  description: string,
  back: Link,
  content: ReactNode,
): Promise<string> =>
  fillDiscussionTemplate(
    title,
    description,
    <div className="stack">
      <a className="tap back screen" href={back.href}>
        ← {back.label}
      </a>
      <h1>{title}</h1>
      {content}
    </div>,
  );

/** Answers with a page that has only the message. */
export const errorPage =
  (title: string, back: Link, kept: Record<string, string> = uncached): Refuse =>
  async ({ status, message, headers }) => {
    const alert = (
      <p role="alert" className="notice danger">
        {message}
      </p>
    );
    const page = await renderPlain(title, message, back, alert);
    return html(page, status, { ...kept, ...headers });
  };

/** The page of a discussion, with something else instead. */
export async function fillDiscussionTemplate(
  title: string,
  description: string,
  content: ReactNode,
): Promise<string> {
  return renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: "0",
      FORM_TOKEN: "",
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: {
      discussion: renderToStaticMarkup(content),
      replies: "",
      "reply-form": "",
      feed: "",
      listed: unlisted,
    },
  });
}
