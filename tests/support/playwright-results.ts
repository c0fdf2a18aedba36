import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { type Failure, sendResults } from "../../scripts/commands/test-part.ts";

/** Sends the results of Playwright to `npm test`. */
export default class PlaywrightResults implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  /** An error outside of tests: a site that does not start, or a file that cannot be imported. */
  onError(error: TestError): void {
    console.error(textOf(error));
  }

  onEnd(): Promise<void> {
    const ran = this.#tests.filter(({ results }) => results.length > 0);
    const passed = ran.filter((test) => test.outcome() === "expected");
    const failed = ran.filter((test) => test.outcome() === "unexpected");
    return sendResults({ passed: passed.length, failures: failed.map(failureOf) });
  }
}

function failureOf(test: TestCase): Failure {
  const [error] = test.results.flatMap(({ errors }) => errors);
  const file = relative("", test.location.file);
  const project = test.parent.project()?.name;
  return {
    test: `${file} > ${test.title}`,
    difference: error ? textOf(error) : "It was interrupted.",
    command: `npx playwright test --project=${project} ${file}:${test.location.line}`,
  };
}

function textOf({ message = "", location }: TestError): string {
  const place = location ? [`at ${relative("", location.file)}:${location.line}`] : [];
  return stripVTControlCharacters([message, ...place].join("\n"));
}
