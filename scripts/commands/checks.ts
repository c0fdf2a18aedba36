import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { onStop } from "./cli.ts";

export interface Check {
  name: string;
  /** The file of a Node program, and its arguments. */
  command: string[];
}

interface Running {
  child: ChildProcess;
  result: Promise<Result>;
}

interface Result {
  name: string;
  hasPassed: boolean;
  seconds: number;
  /** Its output, unless it has already been printed. */
  output: string;
}

/**
 * Runs checks one after the other, even after one has failed, and prints the results at the end.
 * @param alongside runs at the same time; its output is printed before the last check, which prints its failures last
 * @returns true if all have passed
 */
export async function runChecks(checks: Check[], alongside: Check): Promise<boolean> {
  const second = start(alongside, "pipe");
  const running = new Set([second]);
  onStop(() => stopAll(running), 1);
  const results: Result[] = [];
  for (const check of checks) {
    if (check === checks.at(-1)) {
      const result = await second.result;
      results.push(result);
      console.log(result.output);
    }
    const one = start(check, "inherit");
    running.add(one);
    results.push(await one.result);
  }
  console.log(results.map(lineOf).join("\n"));
  return results.every(({ hasPassed }) => hasPassed);
}

function start({ name, command }: Check, stdio: "inherit" | "pipe"): Running {
  const begin = performance.now();
  const child = spawn(process.execPath, command, { stdio: ["inherit", stdio, stdio] });
  const printed = [child.stdout, child.stderr].map((part) => (part ? text(part) : ""));
  const result = async () => {
    const [code] = await once(child, "exit");
    const seconds = (performance.now() - begin) / 1000;
    return { name, hasPassed: code === 0, seconds, output: (await Promise.all(printed)).join("") };
  };
  return { child, result: result() };
}

async function stopAll(running: Set<Running>): Promise<void> {
  for (const { child } of running) child.kill();
  await Promise.all(Array.from(running, ({ result }) => result));
}

const lineOf = ({ name, hasPassed, seconds }: Result): string =>
  `${hasPassed ? "passed" : "FAILED"}  ${name}, ${Math.round(seconds)} s`;
