import { expect, test } from "vitest";
import { runProgram, temporaryDirectory } from "../../setup/child.ts";

const directory = await temporaryDirectory();
const db = (args: string[], variables: NodeJS.ProcessEnv = { DATA_DIR: directory }) =>
  runProgram(["scripts/db.ts", ...args], variables);

test("migrate and publish can be run again and again", async () => {
  for (const _ of [1, 2]) {
    expect(await db(["migrate"])).toMatchObject({
      code: 0,
      output: "The tables are up to date.\n",
    });
    expect(await db(["publish"])).toMatchObject({
      code: 0,
      output: "Published 3 discussions, 3 blog posts, 29 videos, 4 pieces of evidence.\n",
    });
  }
});

test.each([[[]], [["frobnicate"]]])("%j says how it is used", async (args) => {
  const { code, errors } = await db(args);

  expect(code).toBe(1);
  expect(errors).toContain("Usage: npm run db -- <command>");
  expect(errors).toContain("migrate");
});

test("publishing before migrating says what to do", async () => {
  const { code, errors } = await db(["publish"], { DATA_DIR: `${directory}/empty` });

  expect(code).toBe(1);
  expect(errors).toBe("The database has no tables yet: run npm run db -- migrate first.\n");
});

test("a database that cannot be reached is said in one line", async () => {
  const { code, errors } = await db(["migrate"], {
    DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c",
  });

  expect(code).toBe(1);
  expect(errors).toBe("DATABASE_URL: the database cannot be reached.\n");
});
