import Slugger from "github-slugger";
import { type HastNode, markdownToHast } from "satteri";
import { completeAddress } from "../../lib/text/inline-links.ts";
import { markdownFeatures } from "./markdown-body.ts";

export type BlogNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: BlogNode[] };

/** Raw HTML becomes text, so that it is harmless. Each line is a paragraph, as in posts that are plain text. */
export function parseBlogPost(markdown: string): BlogNode[] {
  const root = markdownToHast(markdown, { features: markdownFeatures, position: false });
  const levels = "children" in root ? root.children.map(levelOf) : [];
  return convert(root, new Slugger(), Math.min(...levels));
}

const levelOf = (node: HastNode): number =>
  "tagName" in node && /^h\d$/.test(node.tagName) ? Number(node.tagName[1]) : 6;

const element = (tag: string, children: BlogNode[], attributes = {}): BlogNode => ({
  tag,
  children,
  attributes: { ...attributes, ...(/^(p|ul|ol)$/.test(tag) && { dir: "auto" }) },
});

/** @param top the level of the main headings of the post, which are h2 on the page */
function convert(node: HastNode, slugger: Slugger, top: number): BlogNode[] {
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
  const { src, alt = "", start } = properties;
  const href = properties.href && completeAddress(String(properties.href));
  if (tag === "img") return [element(tag, [], { src, alt })];
  if (tag === "a" && !/^(https?:|mailto:|tel:|#|\/(?!\/))/.test(String(href))) return children;
  return [element(tag, children, { ...(href && { href }), ...(start && { start: `${start}` }) })];
}

/** After two spaces or a backslash, a line stays in its paragraph. */
function splitLines(nodes: BlogNode[]): BlogNode[][] {
  const lines: BlogNode[][] = [[]];
  for (const node of nodes) {
    const isAfterBreak = Object(lines.at(-1)?.at(-1)).tag === "br";
    const [first = "", ...rest] =
      typeof node === "string" ? node.slice(isAfterBreak ? 1 : 0).split("\n") : [node];
    lines.at(-1)?.push(first);
    lines.push(...rest.map((line) => [line]));
  }
  return lines;
}

export const plainBlogPost = (markdown: string): string =>
  parseBlogPost(markdown)
    .map(plainNode)
    .join("")
    .replace(/\n{2,}/g, "\n\n")
    .trim();

function plainNode(node: BlogNode): string {
  if (typeof node === "string") return node;
  if (node.tag === "br") return "\n";
  const text = node.children.map(plainNode).join("");
  return /^(a|code|del|em|img|strong)$/.test(node.tag) ? text : `${text}\n\n`;
}
