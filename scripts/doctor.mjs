// The one program in plain JavaScript: it also has to say something useful where nothing is installed
// yet, and on a Node that reads no TypeScript.
import { existsSync } from "node:fs";
import { relative } from "node:path";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (!existsSync("package.json")) stop("This is not the folder of the site. Go there first: cd …");
else if (!existsSync("node_modules/astro")) stop("The packages are not installed. Run: npm ci");
else if (major < 22 || (major === 22 && minor < 18)) stop(otherNode());
else await import("./doctor.ts").catch((error) => stop(whyNot(error)));

function otherNode() {
  const found = `This is Node ${process.versions.node}`;
  if (existsSync("node_modules/.bin/node") && existsSync("node_modules/node"))
    return `${found}. Run: npm run doctor, which brings its own.`;
  return `${found}, and the package that brings a newer one is missing. Run: npm ci`;
}

/**
 * What the doctor says where it cannot run itself.
 * @param {Error & { code?: string, url?: string }} error
 */
function whyNot({ code, message, url = "", stack = "" }) {
  const name = /package '([^']*)'/.exec(message)?.[1];
  if (name) return `The package ${name} is missing. Run: npm ci`;
  const file = placeOf(code === "ERR_MODULE_NOT_FOUND" ? url : stack);
  if (file.includes("node_modules")) return `The package at ${file} is broken. Run: npm ci`;
  if (code === "ERR_MODULE_NOT_FOUND")
    return `The file ${file} is missing. Run: git restore ${file}`;
  const [line = ""] = message.split("\n");
  return `The doctor cannot run, because of ${file}: ${line} See what you changed: git diff`;
}

/**
 * The first file that is named, seen from the folder of the site.
 * @param {string} text
 */
function placeOf(text) {
  const path = /(?:file:\/\/)?(\/[^\s:()]+)/.exec(text)?.[1] ?? "";
  return relative(process.cwd(), decodeURIComponent(path));
}

/** @param {string} words */
function stop(words) {
  console.log(`BROKEN  ${words}`);
  process.exitCode = 1;
}
