import { defineHastPlugin } from "satteri";
import { unbroken } from "../lib/text/unbroken.ts";

/** Keeps each amount and date in the Markdown of pages on one line. */
export const unbrokenText = defineHastPlugin({
  name: "unbroken-text",
  text(node, context) {
    const value = unbroken(node.value);
    if (value !== node.value) context.replaceNode(node, { type: "text", value });
  },
});
