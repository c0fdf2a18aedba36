import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("keeps no private key in the repository", () => {
  const search = ["grep", "--untracked", "-lE", "BEGIN ([A-Z]+ )?PRIVATE KEY"];
  expect(spawnSync("git", search, { encoding: "utf8" })).toMatchObject({ stdout: "", status: 1 });
});
