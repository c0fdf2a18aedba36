import type { MdastNode } from "satteri";
import type { SyntaxIssue } from "./parsed.ts";

/** A compiler error in plain words. */
export function mdxError(error: string, text: string): SyntaxIssue {
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

/** The error for code in a text, where only remarks in braces are allowed. */
export function mdxCode(node: MdastNode): string | undefined {
  if (node.type === "mdxjsEsm") return code;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  return isHarmless(node.value) ? undefined : brace;
}

const isHarmless = (code: string) => /^\s*(\/\*[\s\S]*\*\/|(["'`])[^$]*\2)?\s*$/.test(code);

/** The error for code in a tag, such as an event handler in pasted text. */
export function tagCode(attributes: readonly object[]): string | undefined {
  for (const { name, value } of attributes as { name?: string; value?: unknown }[]) {
    if (name === undefined) return "a tag holds no code: remove the braces in it";
    if (/^on|:|^style$|html$/i.test(name)) return `${name} does not work in a text; remove it`;
    if (typeof value === "object" && !isHarmless(String(Object(value).value ?? "")))
      return `what stands in the braces of ${name} is taken for code; write text in quotes`;
  }
  return undefined;
}
