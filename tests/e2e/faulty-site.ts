import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { test } from "./test.ts";
import { copyOf } from "./variants.ts";

/** A site whose way to its database can be disturbed. */
export interface FaultySite {
  address: () => string;
  /** @param faults a seed, `waking`, `silent`, `gone` or `none` */
  disturb: (faults: string) => Promise<void>;
}

/** In this spec: a server of its own with everything launched, on a database in memory. */
export function faultySite(): FaultySite {
  let child: ChildProcess;
  let address = "";

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    child = fork("tests/support/faults/site-program.ts", {
      cwd: copyOf("launched"),
      env: { ...process.env, ...variables },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    [address] = await once(child, "message");
  });

  test.afterAll(async () => {
    const ended = once(child, "exit");
    child.disconnect();
    await ended;
  });

  return {
    address: () => address,
    disturb: async (faults) => {
      const done = once(child, "message");
      child.send(faults);
      await done;
    },
  };
}

const variables = {
  DATABASE_URL: "",
  URL: "",
  FEATURES: "blog,comments,discussions",
  POST_LIMIT: "100000",
};
