import { defineHastPlugin, type HastNode } from "satteri";
import { splitUnbroken } from "../lib/unbroken.ts";

const text = (value: string): HastNode => ({ type: "text", value });

const unbroken = (value: string): HastNode => ({
  type: "element",
  tagName: "span",
  properties: { className: ["unbroken"] },
  children: [{ type: "text", value }],
});

/** Keeps amounts and dates in the Markdown of pages on one line, as `KeptText.astro` does in other texts. */
export const unbrokenText = defineHastPlugin({
  name: "unbroken-text",
  text(node, context) {
    const pieces = splitUnbroken(node.value);
    if (pieces.length === 1) return;
    const nodes = pieces.map((piece, at) => (at % 2 === 1 ? unbroken(piece) : text(piece)));
    context.replaceNode(node, nodes);
  },
});
