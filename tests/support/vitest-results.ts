import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { type Failure, sendResults } from "../../scripts/commands/test-part.ts";

/** Sends the results of Vitest to `npm test`. */
export default class VitestResults implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
  ): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = tests.filter((test) => test.result().state === "failed");
    const passed = tests.filter((test) => test.result().state === "passed");
    const failures = [
      ...failed.map(failureOf),
      ...modules.flatMap(failureOfFile),
      ...unhandled.map((error) => failure("an error outside of tests", error, "npm test")),
    ];
    return sendResults({ passed: passed.length, failures });
  }
}

function failureOf(test: TestCase): Failure {
  const [error] = test.result().errors ?? [];
  const title = test.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", "'\\''");
  const name = `${test.module.relativeModuleId} > ${test.fullName}`;
  return failure(name, error, `${commandOf(test.module)} -t '${title}'`);
}

/** A file that cannot be imported, or a hook that fails. */
function failureOfFile(module: TestModule): Failure[] {
  const suites = [...module.children.allSuites()];
  const errors = [module, ...suites].flatMap((one) => one.errors());
  return errors.map((error) => failure(module.relativeModuleId, error, commandOf(module)));
}

const commandOf = ({ project, relativeModuleId }: TestModule) =>
  `npx vitest run --project ${project.name} ${relativeModuleId}`;

function failure(
  test: string,
  { message, diff, stacks }: Partial<SerializedError> = {},
  command: string,
): Failure {
  const [frame] = (stacks ?? []) as { file: string; line: number }[];
  const place = frame && `at ${relative("", frame.file)}:${frame.line}`;
  const lines = [message, diff, place].filter(Boolean).join("\n");
  return { test, difference: stripVTControlCharacters(lines), command };
}
