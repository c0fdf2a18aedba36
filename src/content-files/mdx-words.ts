import type { MdastNode } from "satteri";
import type { SyntaxMistake } from "./parsed.ts";

/** Why the text does not compile, in plain words, from what the compiler says. */
export function mdxWords(error: string, text: string): SyntaxMistake {
  const [, line = "1", column = "1"] = /(\d+):(\d+):/.exec(error) ?? [];
  const rest = text.split("\n")[Number(line) - 1]?.slice(Number(column) - 1) ?? "";
  return { line: Number(line), text: reason(error, rest) };
}

function reason(error: string, rest: string): string {
  const unclosed = /closing tag for `<([^>`\s]+)/.exec(error)?.[1];
  if (unclosed && /^(br|hr|img)$/.test(unclosed)) return `write <${unclosed} … />, with the slash`;
  if (unclosed) return `<${unclosed}> is never closed: </${unclosed}> is missing`;
  const unopened = /closing tag `<\/([^>`\s]+)/.exec(error)?.[1];
  if (unopened) return `</${unopened}> closes nothing: <${unopened}> is missing before it`;
  if (/esm/.test(error)) return code;
  if (/brace|expression/i.test(error)) return brace;
  if (/<!--/.test(rest)) return "a remark has to be written {/* … */}";
  if (/<(https?:|mailto:|\S+@)/.test(rest)) return "a link has to be written [words](address)";
  if (/<\w+[^>]*=\s*[^"'{\s]/.test(rest)) return "what follows a = in a tag has to stand in quotes";
  return "the sign < begins a tag here; for the sign itself write &lt;";
}

const code = "a paragraph must not begin with import or export, which are taken for code";
const brace = "the sign { begins code; for the sign itself write \\{";

/** What to say of code in a text: texts hold words, and remarks in braces. */
export function mdxCode(node: MdastNode): string | undefined {
  if (node.type === "mdxjsEsm") return code;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  const isHarmless = /^\s*(\/\*[\s\S]*\*\/|(["'`])[^$]*\2)?\s*$/.test(node.value);
  return isHarmless ? undefined : brace;
}
