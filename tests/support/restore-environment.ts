import { afterAll } from "vitest";
import { setEnv } from "../../src/server/env.ts";

// Test files share a process. Each one undoes its changes to the environment.
const before = { ...process.env };

afterAll(() => {
  const added = Object.keys(process.env).filter((name) => !(name in before));
  setEnv({ ...Object.fromEntries(added.map((name) => [name, undefined])), ...before });
});
