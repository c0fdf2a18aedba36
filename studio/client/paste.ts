import Turndown from "turndown";

const service = new Turndown({
  headingStyle: "atx",
  bulletListMarker: "-",
  emDelimiter: "_",
  // A backslash before each sign would be hard to read.
}).remove(["style", "img"]);
service.escape = (text) => text;

// Google Docs puts everything in <b style="font-weight: normal">, and marks words with styles.
const isBold = ({ nodeName, style: { fontWeight } }: HTMLElement): boolean =>
  /^(B|STRONG)$/.test(nodeName) ? fontWeight !== "normal" : /^(bold|[6-9]00)$/.test(fontWeight);

service.addRule("words", {
  filter: ["b", "strong", "span"],
  replacement: (text, node) => {
    const element = node as HTMLElement;
    const marks = `${element.style.fontStyle === "italic" ? "_" : ""}${isBold(element) ? "**" : ""}`;
    const end = [...marks].reverse().join("");
    return text.trim() ? text.replace(text.trim(), (words) => marks + words + end) : text;
  },
});

service.addRule("list of Word", {
  filter: (node) => /^MsoList/.test(node.className),
  replacement: (text) => `\n- ${text.replace(/^\s*([·•o§-]|\d+[.)])\s*/, "").trim()}\n`,
});

/** Empty if the HTML has no formatting. */
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
    .replace(/^- {2,}/gm, "- ");
}
