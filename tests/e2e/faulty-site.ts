import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { newDatabase } from "./start-server.ts";
import { test } from "./test.ts";
import { copyOf } from "./variants.ts";

/** A site with simulated database faults. */
export interface FaultySite {
  address: () => string;
  /** @param faults those of the next queries, such as `busy, lost after`; or `gone` or `none` */
  setFaults: (faults: string) => Promise<void>;
}

/** Runs a separate server for this spec, with every feature launched and its own database. */
export function setUpFaultySite(): FaultySite {
  let child: ChildProcess;
  let address = "";

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    child = fork("tests/support/faults/site-program.ts", {
      cwd: copyOf("launched"),
      env: { ...process.env, ...variables, DATABASE_URL: await newDatabase() },
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
    setFaults: async (faults) => {
      const done = once(child, "message");
      child.send(faults);
      await done;
    },
  };
}

const variables = {
  URL: "",
  FEATURES: "blog,comments,discussions",
  POST_LIMIT: "100000",
  SECRET: "the secret of the tests",
};
