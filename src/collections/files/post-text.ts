import Slugger from "github-slugger";
import { type HastNode, markdownToHast } from "satteri";
import { markdownFeatures } from "./markdown-body.ts";

export type PostNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: PostNode[] };

/** Raw HTML becomes text, so that it is harmless. Each line is a paragraph, as in posts that are plain text. */
export function parsePost(markdown: string): PostNode[] {
  const root = markdownToHast(markdown, { features: markdownFeatures, position: false });
  const levels = "children" in root ? root.children.map(levelOf) : [];
  return convert(root, new Slugger(), Math.min(...levels));
}

const levelOf = (node: HastNode): number =>
  "tagName" in node && /^h\d$/.test(node.tagName) ? Number(node.tagName[1]) : 6;

const element = (tag: string, children: PostNode[], attributes = {}): PostNode => ({
  tag,
  children,
  attributes: { ...attributes, ...(/^(p|ul|ol)$/.test(tag) && { dir: "auto" }) },
});

/** @param top the level of the main headings of the post, which are h2 on the page */
function convert(node: HastNode, slugger: Slugger, top: number): PostNode[] {
  if ("value" in node) return [String(node.value)];
  if (!("children" in node)) return [];
  const children = node.children.flatMap((child) => convert(child, slugger, top));
  if (node.type !== "element" || node.tagName === "input") return children;
  const { tagName: tag, properties } = node;
  if (tag === "p") return splitLines(children).map((line) => element("p", line));
  if (/^h\d$/.test(tag)) {
    const id = slugger.slug(children.map(plainNode).join(""));
    return [element(levelOf(node) <= top ? "h2" : "h3", children, { id })];
  }
  const { href, src, alt = "", start } = properties;
  if (tag === "img") return [element(tag, [], { src, alt })];
  if (tag === "a" && !/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(String(href))) return children;
  return [element(tag, children, { ...(href && { href }), ...(start && { start: `${start}` }) })];
}

/** Splits the content of a paragraph at line breaks. After two spaces or a backslash, a line stays in its paragraph. */
function splitLines(nodes: PostNode[]): PostNode[][] {
  const lines: PostNode[][] = [[]];
  for (const node of nodes) {
    const isAfterBreak = Object(lines.at(-1)?.at(-1)).tag === "br";
    const [first = "", ...rest] =
      typeof node === "string" ? node.slice(isAfterBreak ? 1 : 0).split("\n") : [node];
    lines.at(-1)?.push(first);
    lines.push(...rest.map((line) => [line]));
  }
  return lines;
}

export const plainPost = (markdown: string): string =>
  parsePost(markdown)
    .map(plainNode)
    .join("")
    .replace(/\n{2,}/g, "\n\n")
    .trim();

function plainNode(node: PostNode): string {
  if (typeof node === "string") return node;
  if (node.tag === "br") return "\n";
  const text = node.children.map(plainNode).join("");
  return /^(a|code|del|em|img|strong)$/.test(node.tag) ? text : `${text}\n\n`;
}
