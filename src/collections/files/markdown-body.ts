import Slugger from "github-slugger";
import { type Features, type MdastNode, markdownToMdast, mdxToJs, mdxToMdast } from "satteri";
import { illustrationNames } from "../schemas/illustrations.ts";
import type { SyntaxIssue } from "./parsed.ts";

/** The Markdown of `.md` files. Their fields have already been removed, and a footnote would need a heading. */
export const markdownFeatures: Features = { frontmatter: false, gfm: { footnotes: false } };

export interface Body {
  issues: SyntaxIssue[];
  links: { href: string; line: number }[];
  pictures: { src: string; alt: string; line: number }[];
  passages: { text: string; line: number }[];
  anchors: string[];
}

export function readBody(text: string, ending: "md" | "mdx"): Body {
  const body: Body = { issues: [], links: [], pictures: [], passages: [], anchors: [] };
  try {
    const tree =
      ending === "mdx" ? mdxToMdast(text) : markdownToMdast(text, { features: markdownFeatures });
    collect(tree, body, new Slugger());
    if (ending === "mdx" && body.issues.length === 0) mdxToJs(text);
  } catch (error) {
    body.issues.push(mdxError(String(error)));
  }
  return body;
}

function collect(node: MdastNode, body: Body, slugger: Slugger) {
  const line = node.position?.start.line ?? 1;
  if (node.type === "link" || node.type === "definition") body.links.push({ href: node.url, line });
  if (node.type === "image") body.pictures.push({ src: node.url, alt: node.alt ?? "", line });
  if (node.type === "html") collectHtml(node.value, line, body);
  if (node.type === "heading") body.anchors.push(slugger.slug(textOf(node)));
  if (isPassage(node)) body.passages.push({ text: textOf(node), line });
  if (isElement(node)) collectElement(node.name ?? "", attributesOf(node.attributes), line, body);
  const code = isElement(node) ? tagCode(node.attributes) : mdxCode(node);
  if (code) body.issues.push({ line, text: code });
  if ("children" in node) for (const child of node.children) collect(child, body, slugger);
}

const isPassage = ({ type }: MdastNode) =>
  ["paragraph", "heading", "tableCell", "code", "html"].includes(type);

const isElement = (node: MdastNode) =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

function textOf(node: MdastNode): string {
  if ("value" in node) return String(node.value);
  return "children" in node ? node.children.map(textOf).join("") : "";
}

type Attributes = Record<string, string | undefined>;

const attributesOf = (attributes: readonly object[]): Attributes =>
  Object.fromEntries(
    (attributes as { name?: string; value?: unknown }[]).map(({ name = "", value }) => [
      name,
      typeof value === "string" ? value : undefined,
    ]),
  );

function collectElement(name: string, attributes: Attributes, line: number, body: Body) {
  const { href, src, alt } = attributes;
  if (name === "img") body.pictures.push({ src: src ?? "", alt: alt ?? "", line });
  else if (name === "a" && href !== undefined) body.links.push({ href, line });
  else if (name === "Illustration") collectIllustration(attributes["name"], line, body);
  else collectTag(name, line, body);
}

function collectIllustration(name = "", line: number, body: Body) {
  if (illustrationNames.some((one) => one === name)) return;
  const names = illustrationNames.join(", ");
  body.issues.push({ line, text: `there is no illustration "${name}"; the names are ${names}` });
}

function collectHtml(html: string, firstLine: number, body: Body) {
  for (const { 1: name = "", index } of html.matchAll(/<([a-z][\w.-]*)/gi)) {
    const line = firstLine + html.slice(0, index).split("\n").length - 1;
    collectTag(name, line, body);
  }
}

function collectTag(name: string, line: number, body: Body) {
  // HTML elements are in lower case, and `term` is not one of them.
  if (forbidden.includes(name) || /[A-Z.]|^terms?$/.test(name))
    body.issues.push({ line, text: `<${name}> does not work in a text; ${howToLink}` });
}

const forbidden =
  "script style iframe object embed form input base link meta template svg math".split(" ");

const howToLink =
  "remove it, or write [words](/glossary/its-file-name) for a link to a glossary term";

function mdxError(error: string): SyntaxIssue {
  const [, line = "1", message = error] = /(\d+):\d+: (.*) \(/s.exec(error) ?? [];
  return { line: Number(line), text: `this is not valid MDX: ${message}. ${howToWrite}` };
}

const howToWrite = "Write &lt; for <, and \\{ for {";
const code = "a paragraph must not start with import or export, because MDX reads it as code";
const brace = "{ starts code; to show the character itself, write \\{";

/** Returns the error for code in a text, where only comments in braces are allowed. */
function mdxCode(node: MdastNode): string | undefined {
  if (node.type === "mdxjsEsm") return code;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  return /^\s*\/\*((?!\*\/)[\s\S])*\*\/\s*$/.test(node.value) ? undefined : brace;
}

/** Returns the error for code in a tag, such as an event handler in pasted HTML. */
function tagCode(attributes: readonly object[]): string | undefined {
  for (const { name, value } of attributes as { name?: string; value?: unknown }[]) {
    if (name === undefined || Object(value) === value)
      return "a tag must not contain code; write each value as text in quotes";
    if (/^on|:|^style$|html$/i.test(name)) return `${name} does not work in a text; delete it`;
  }
  return undefined;
}
