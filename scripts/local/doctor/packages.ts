import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { broken, type Finding, ok } from "./finding.ts";

interface Locked {
  version?: string;
  optional?: boolean;
  link?: boolean;
}

/** Whether Node is new enough, and every package is the one that package-lock.json names. */
export async function packages(root: string, node: string): Promise<Finding[]> {
  const { engines } = await read(join(root, "package.json"));
  const least = Number(/\d+/.exec(engines?.node ?? "")?.[0] ?? 0);
  const version =
    least > Number.parseInt(node, 10)
      ? broken(`Node ${node} is too old.`, `Install Node ${least} or newer from nodejs.org.`)
      : ok(`Node ${node}`);
  return [version, ...(await installed(root))];
}

const read = async (path: string) => JSON.parse(await readFile(path, "utf8"));

/** More than these need not be named: one command mends them all. */
const atMost = 3;

async function installed(root: string): Promise<Finding[]> {
  const { packages: all } = await read(join(root, "package-lock.json"));
  const locked = Object.entries<Locked>(all).filter(
    ([path, { optional, link }]) => path !== "" && !optional && !link,
  );
  const wrong = (await Promise.all(locked.map((one) => difference(root, ...one)))).flat();
  if (wrong.length === 0) return [ok(`${locked.length} packages, as package-lock.json names them`)];
  const more = wrong.length > atMost ? `; and ${wrong.length - atMost} more` : "";
  return [broken(`${wrong.slice(0, atMost).join("; ")}${more}.`, "npm ci")];
}

async function difference(root: string, path: string, { version }: Locked): Promise<string[]> {
  const name = path.replace(/^.*node_modules\//, "");
  const there = await read(join(root, path, "package.json")).catch(() => undefined);
  if (!there) return [`${name} is not installed`];
  if (there.version === version) return [];
  return [`${name} is ${there.version}, and package-lock.json names ${version}`];
}
