import Slugger from "github-slugger";
import { type Features, type MdastNode, markdownToMdast, mdxToJs, mdxToMdast } from "satteri";
import { mdxCode, mdxError, tagCode } from "./mdx-errors.ts";
import type { SyntaxIssue } from "./parsed.ts";

/** The Markdown of `.md` files. Their fields are already removed, and a footnote would need a heading. */
export const markdownFeatures: Features = { frontmatter: false, gfm: { footnotes: false } };

/** The parts of a Markdown text that the content check needs, each with its line. */
export interface Body {
  issues: SyntaxIssue[];
  links: { href: string; line: number }[];
  pictures: { src: string; alt: string; line: number }[];
  components: { name: string; line: number }[];
  /** The text of headings, paragraphs, table cells and code, and raw HTML. */
  passages: { text: string; line: number }[];
  anchors: string[];
}

const empty = (): Body => ({
  issues: [],
  links: [],
  pictures: [],
  components: [],
  passages: [],
  anchors: [],
});

/** Parses a Markdown text. The lines of the frontmatter must be empty, so that line numbers are correct. */
export function readBody(text: string, ending: "md" | "mdx"): Body {
  const body = empty();
  try {
    const tree =
      ending === "mdx" ? mdxToMdast(text) : markdownToMdast(text, { features: markdownFeatures });
    collect(tree, body, new Slugger());
    if (ending === "mdx" && body.issues.length === 0) mdxToJs(text);
  } catch (error) {
    body.issues.push(mdxError(String(error), text));
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

function attributesOf(attributes: readonly object[]): Attributes {
  const named = attributes.flatMap((one) =>
    "name" in one && "value" in one ? [[String(one.name), literal(one.value)]] : [],
  );
  return Object.fromEntries(named);
}

/** The text of an attribute, which may be written as `{"text"}`. */
function literal(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const code = Object(value).value;
  return /^\s*(["'])(.*)\1\s*$/.exec(String(code))?.[2];
}

function collectElement(name: string, attributes: Attributes, line: number, body: Body) {
  const { href, src, alt } = attributes;
  if (name === "img") body.pictures.push({ src: src ?? "", alt: alt ?? "", line });
  else if (name === "a" && href !== undefined) body.links.push({ href, line });
  else body.components.push({ name, line });
}

/** Collects the tags of raw HTML, which is shown as text. */
function collectHtml(html: string, firstLine: number, body: Body) {
  for (const { 1: name = "", index } of html.matchAll(/<([a-z][\w.-]*)/gi)) {
    const line = firstLine + html.slice(0, index).split("\n").length - 1;
    body.components.push({ name, line });
  }
}
