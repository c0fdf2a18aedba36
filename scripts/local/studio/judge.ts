import { type CheckEnvironment, problemsIn } from "../../../src/content-files/check.ts";
import { markdownParts } from "../../../src/content-files/edit-frontmatter.ts";
import type { EditableFile } from "../../../src/content-files/editable-file.ts";
import { readContent } from "../../../src/content-files/read.ts";
import { withText } from "../../../src/content-files/with-text.ts";
import { type Problem, renderProblem } from "../../../src/lib/problem.ts";
import type { Checked, Fault } from "../../../src/studio/protocol.ts";

/**
 * What would be wrong with a file, and newly wrong in the others, if it had that text.
 * @param text nothing where the file would be gone
 */
export async function judge(
  root: string,
  target: EditableFile,
  text: string | undefined,
  environment: CheckEnvironment,
): Promise<Checked> {
  const content = await readContent(root);
  const before = new Set((await problemsIn(content, environment)).map(renderProblem));
  const after = await problemsIn(withText(content, target, text), environment);
  const isOwn = ({ file }: Problem) => file === target.file && text !== undefined;
  return {
    faults: after.filter(isOwn).map((problem) => faultOf(problem, target, text ?? "")),
    elsewhere: after
      .filter((problem) => !isOwn(problem))
      .map(renderProblem)
      .filter((line) => !before.has(line)),
  };
}

function faultOf(problem: Problem, target: EditableFile, text: string): Fault {
  const { path, line } = problem;
  if (path) return { path: path.map(asKey), text: faultWords(problem) };
  if (line === undefined || target.kind.ending === "json")
    return { path: [], text: faultWords(problem) };
  const above = text.slice(0, text.lastIndexOf(markdownParts(text).words)).split("\n").length - 1;
  const at = line > above ? `Line ${line - above}: ` : "";
  return { path: ["words"], text: at + faultWords(problem) };
}

const asKey = (key: PropertyKey) => (typeof key === "number" ? key : String(key));

/** The words of a problem beside its field, which need not be named again. */
export function faultWords({ text, example }: Problem): string {
  const whole = example === undefined ? text : `${text} For example: ${example}.`;
  return /^is /.test(whole) ? `This ${whole}` : whole.charAt(0).toUpperCase() + whole.slice(1);
}
