import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { broken, type Finding, ok } from "./finding.ts";

interface Locked {
  version?: string;
  optional?: boolean;
  link?: boolean;
}

type Wanted = Record<"dependencies" | "devDependencies", Record<string, string> | undefined>;

interface Package extends Wanted {
  engines?: { node?: string };
}

interface Lock {
  packages: Record<string, Locked> & { ""?: Wanted };
}

/** Whether Node is new enough, and every package is the one that package-lock.json names. */
export async function packages(root: string, node: string): Promise<Finding[]> {
  const [own, lock] = await Promise.all([
    read<Package>(join(root, "package.json")),
    read<Lock>(join(root, "package-lock.json")),
  ]);
  return [
    own ? nodeFinding(own, node) : unreadable("package.json"),
    ...(lock ? [] : [unreadable("package-lock.json")]),
    ...(own && lock ? disagreements(own, lock) : []),
    ...(lock ? await installed(root, lock) : []),
  ];
}

const read = async <T>(path: string): Promise<T | undefined> =>
  readFile(path, "utf8")
    .then((text) => JSON.parse(text))
    .catch(() => undefined);

const unreadable = (file: string) =>
  broken(`${file} is missing, or is no JSON any more.`, `git restore ${file}`);

function nodeFinding({ engines }: Package, node: string): Finding {
  const least = Number(/\d+/.exec(engines?.node ?? "")?.[0] ?? 0);
  return least > Number.parseInt(node, 10)
    ? broken(`Node ${node} is too old.`, `Install Node ${least} or newer from nodejs.org.`)
    : ok(`Node ${node}`);
}

/** What package.json asks for and the lock does not give: `npm ci` refuses it. */
function disagreements(own: Package, { packages: { "": lock } }: Lock): Finding[] {
  const asked = { ...own.dependencies, ...own.devDependencies };
  const locked = { ...lock?.dependencies, ...lock?.devDependencies };
  const names = Object.keys({ ...asked, ...locked }).filter((name) => asked[name] !== locked[name]);
  if (names.length === 0) return [];
  const words = `package.json and package-lock.json disagree about ${few(names, ", ")}.`;
  return [broken(words, "git restore package.json package-lock.json; then npm ci")];
}

/** More than these need not be named: one command mends them all. */
const atMost = 3;

const few = (all: string[], between: string) =>
  all.slice(0, atMost).join(between) +
  (all.length > atMost ? `${between}and ${all.length - atMost} more` : "");

async function installed(root: string, { packages: all }: Lock): Promise<Finding[]> {
  const locked = Object.entries<Locked>(all).filter(
    ([path, { optional, link }]) => path !== "" && !optional && !link,
  );
  const wrong = (await Promise.all(locked.map((one) => difference(root, ...one)))).flat();
  if (wrong.length === 0) return [ok(`${locked.length} packages, as package-lock.json names them`)];
  return [broken(`${few(wrong, "; ")}.`, "npm ci")];
}

async function difference(root: string, path: string, { version }: Locked): Promise<string[]> {
  const name = path.replace(/^.*node_modules\//, "");
  const there = await read<Locked>(join(root, path, "package.json"));
  if (!there) return [`${name} is not installed`];
  if (there.version === version) return [];
  return [`${name} is ${there.version}, and package-lock.json names ${version}`];
}
