import Turndown from "turndown";

const service = new Turndown({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "_",
  // A backslash before each sign would be hard to read.
}).remove(["style", "script", "title", "meta"]);
service.escape = (text) => text;

const weight = ({ style }: HTMLElement): string => style.fontWeight;

service.addRule("bold", {
  // Google Docs puts everything in <b style="font-weight: normal">.
  filter: (node) =>
    /^(B|STRONG)$/.test(node.nodeName)
      ? weight(node) !== "normal"
      : node.nodeName === "SPAN" && /^(bold|[6-9]00)$/.test(weight(node)),
  replacement: (text) => (text.trim() ? `**${text.trim()}**` : text),
});

service.addRule("plain bold", {
  filter: (node) => node.nodeName === "B" && weight(node) === "normal",
  replacement: (text) => text,
});

service.addRule("italic span", {
  filter: (node) => node.nodeName === "SPAN" && node.style.fontStyle === "italic",
  replacement: (text) => (text.trim() ? `_${text.trim()}_` : text),
});

service.addRule("list of Word", {
  filter: (node) => /^MsoList/.test(node.className),
  replacement: (text) => `\n- ${text.replace(/^\s*([·•o§-]|\d+[.)])\s*/, "").trim()}\n`,
});

/** Turns copied HTML into Markdown; empty if it has no formatting. */
export function toMarkdown(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (
    !page.querySelector("b, strong, i, em, li, a, h1, h2, h3, h4, [style*=bold], .MsoListParagraph")
  )
    return "";
  // The headings of a text are below that of its page.
  return service
    .turndown(page.body)
    .replace(/^# /gm, "## ")
    .replace(/^- {2,}/gm, "- ")
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "");
}
