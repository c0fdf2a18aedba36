import type { MdastNode } from "satteri";
import type { SyntaxIssue } from "./parsed.ts";

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
  if (unopened) return `</${unopened}> needs an opening tag: <${unopened}> is missing before it`;
  if (/esm/.test(error)) return code;
  if (/brace|expression/i.test(error)) return brace;
  if (/<!--/.test(rest)) return "a comment must be written {/* … */}";
  if (/<(https?:|mailto:|\S+@)/.test(rest)) return "a link must be written [text](address)";
  if (/<\w+[^>]*=\s*[^"'{\s]/.test(rest)) return "the value after = in a tag must be in quotes";
  return "< starts a tag here; to show the character itself, write &lt;";
}

const code = "a paragraph must not start with import or export, because MDX reads it as code";
const brace = "{ starts code; to show the character itself, write \\{";

/** Returns the error for code in a text, where only comments in braces are allowed. */
export function mdxCode(node: MdastNode): string | undefined {
  if (node.type === "mdxjsEsm") return code;
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  return isHarmless(node.value) ? undefined : brace;
}

const isHarmless = (code: string) => /^\s*(\/\*[\s\S]*\*\/|(["'`])[^$]*\2)?\s*$/.test(code);

/** Returns the error for code in a tag, such as an event handler in pasted HTML. */
export function tagCode(attributes: readonly object[]): string | undefined {
  for (const { name, value } of attributes as { name?: string; value?: unknown }[]) {
    if (name === undefined) return "a tag must not contain code; delete the braces in it";
    if (/^on|:|^style$|html$/i.test(name)) return `${name} does not work in a text; delete it`;
    if (typeof value === "object" && !isHarmless(String(Object(value).value ?? "")))
      return `the braces of ${name} contain code; write the value as text in quotes`;
  }
  return undefined;
}
