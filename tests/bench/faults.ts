import { spawn } from "node:child_process";
import { once } from "node:events";
import { atMost, type Figure } from "./measurement.ts";

const files = [
  "tests/api/faults.test.ts",
  "tests/api/mail-faults.test.ts",
  "tests/security/api/random-requests.test.ts",
];
const variables = { SCHEDULES: "1000", REQUESTS: "4000" };

/** Runs the tests with random failures and requests for much longer than `npm test` does. */
export async function faults(): Promise<Figure[]> {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "api", ...files];
  const env = { ...process.env, ...variables };
  const [code] = await once(spawn(process.execPath, args, { stdio: "inherit", env }), "exit");
  const name = "1,000 failure schedules of posts and of mails, and 4,000 random requests";
  return [atMost(0, { of: "tests", name, value: code ?? 1, unit: "failed runs" })];
}
