import { spawn } from "node:child_process";
import { once } from "node:events";
import { promisify, stripVTControlCharacters } from "node:util";

export interface Part {
  name: string;
  /** The file of a Node program, and its arguments. */
  program: string[];
  command: string;
}

export interface Failure {
  test: string;
  difference: string;
  command: string;
}

/** Sent by the reporters in `tests/support`. */
export interface Results {
  passed: number;
  failures: Failure[];
}

export interface RunningPart {
  results: Promise<Results>;
  /** Ends the program, and waits until it has cleaned up. */
  stop: () => Promise<void>;
}

/**
 * Starts a part and hides what it prints. A program that sends no results, such as the linter, counts as one test, whose
 * difference is the end of its output.
 */
export function startPart({ name, program, command }: Part, env: NodeJS.ProcessEnv): RunningPart {
  const child = spawn(process.execPath, program, {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, ...env },
  });
  let printed = "";
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding("utf8").on("data", (text: string) => {
      printed = (printed + text).slice(-10_000);
    });
  let sent: Results | undefined;
  child.once("message", (results: Results) => {
    sent = results;
  });
  const closed = once(child, "close");
  const results = closed.then(([code]): Results => {
    if (code === 0) return sent ?? { passed: 1, failures: [] };
    if (sent && sent.failures.length > 0) return sent;
    const difference = stripVTControlCharacters(printed).trim();
    return { passed: sent?.passed ?? 0, failures: [{ test: name, difference, command }] };
  });
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { results, stop };
}

/** Sends the results of a test program to `npm test`, if that has started it. */
export async function sendResults(results: Results): Promise<void> {
  if (process.send) await promisify(process.send.bind(process, results))();
}
