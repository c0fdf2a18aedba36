import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * Playwright calls this function before the tests, and the function that it returns after them. If the program that
 * serves the sites ends first, the tests are ended too, because they would wait for the sites.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const sites = fork("tests/e2e/start-sites.ts", {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(sites, "exit");
  const notStarted = ended.then(() => Promise.reject(new Error("The sites did not start.")));
  const [databaseServer] = await Promise.race([once(sites, "message"), notStarted]);
  process.env["DATABASE_SERVER"] = databaseServer;
  const stopTests = () => void process.kill(process.pid, "SIGINT");
  sites.once("exit", stopTests);
  // Ctrl+C also reaches the sites.
  process.once("SIGINT", () => sites.off("exit", stopTests));
  return async () => {
    sites.off("exit", stopTests);
    if (sites.connected) sites.disconnect();
    await ended;
  };
}
