import { type Document, isAlias, isNode, isScalar, type Node, visit } from "yaml";
import type { SyntaxMistake } from "./parsed.ts";

/** What YAML takes for a mark of its own and leaves out of a text, without calling it a mistake. */
export function silentLoss(fields: Document, lineAt: (offset: number) => number): SyntaxMistake[] {
  const found: SyntaxMistake[] = [];
  visit(fields, (_key, node) => {
    if (!isNode(node)) return;
    const lost = lossIn(node);
    const line = lineAt(node.range?.[0] ?? 0);
    if (lost) found.push({ line, text: `${lost}; put the whole text in double quotes` });
  });
  return found;
}

function lossIn(node: Node): string | undefined {
  if (isAlias(node)) return "a text must not begin with *";
  if ("anchor" in node && node.anchor) return "a text must not begin with &";
  if (isScalar(node) && /^\S/.test(node.comment ?? "")) return "everything after # is left out";
  return undefined;
}
