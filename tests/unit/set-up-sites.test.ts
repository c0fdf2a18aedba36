import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { runProgram, temporaryDirectory } from "../support/child-process.ts";

const directory = await temporaryDirectory();

/** Runs a test runner whose tests never end, with sites that are this program. */
async function runTests(sites: string) {
  const [runner = "", program = ""] = ["runner.mjs", "sites.mjs"].map((name) =>
    join(directory, name),
  );
  await writeFile(program, sites);
  await writeFile(
    runner,
    `import { startSites } from ${JSON.stringify(resolve("tests/e2e/set-up-sites.ts"))};
     process.on("SIGINT", () => { console.log("Interrupted"); process.exit(130); });
     await startSites(${JSON.stringify(program)});
     console.log("Testing with " + process.env.DATABASE_SERVER);
     setInterval(() => {}, 1000);`,
  );
  return runProgram([runner]);
}

test("interrupts the tests when the sites end", async () => {
  const sites = `process.send("a database", () => process.exit(1))`;
  expect(await runTests(sites)).toMatchObject({
    code: 130,
    output: "Testing with a database\nInterrupted\n",
  });
});

test("does not start the tests if the sites do not start", async () => {
  const { code, output, errors } = await runTests(`throw new Error("Another program uses port 1")`);
  expect([code, output]).toEqual([1, ""]);
  expect(errors).toContain("Another program uses port 1");
  expect(errors).toContain("The sites did not start.");
});
