import Slugger from "github-slugger";
import { type Features, type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import { illustrationNames } from "../schemas/illustrations.ts";
import type { SyntaxIssue } from "./parsed.ts";

/** Fields have already been removed, and a footnote would need a heading. */
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
  } catch (error) {
    body.issues.push(parserError(String(error)));
  }
  return body;
}

function collect(node: MdastNode, body: Body, slugger: Slugger) {
  const line = node.position?.start.line ?? 1;
  if (node.type === "link" || node.type === "definition") body.links.push({ href: node.url, line });
  if (node.type === "image") body.pictures.push({ src: node.url, alt: node.alt ?? "", line });
  if (node.type === "heading") body.anchors.push(slugger.slug(textOf(node)));
  if (isPassage(node)) body.passages.push({ text: textOf(node), line });
  const text = mdxError(node);
  if (text) body.issues.push({ line, text });
  if ("children" in node) for (const child of node.children) collect(child, body, slugger);
}

const isPassage = ({ type }: MdastNode) =>
  ["paragraph", "heading", "tableCell", "code", "html"].includes(type);

function textOf(node: MdastNode): string {
  if ("value" in node) return String(node.value);
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function parserError(error: string): SyntaxIssue {
  const [, line = "1"] = /(\d+):\d+: .* \(/s.exec(error) ?? [];
  return { line: Number(line), text: `this paragraph cannot be read. ${howToWrite}` };
}

const howToWrite = "Write &lt; for <, and \\{ for {";

function mdxError(node: MdastNode): string | undefined {
  if (!node.type.startsWith("mdx")) return undefined;
  if (!("name" in node) || node.name !== "Illustration")
    return `${"name" in node ? `<${node.name}>` : "code"} does not work in a text; write Markdown. ${howToWrite}`;
  const [{ value }] = Object(node.attributes);
  if (illustrationNames.some((one) => one === value)) return undefined;
  return `there is no illustration ${JSON.stringify(value)}; the names are ${illustrationNames.join(", ")}`;
}
