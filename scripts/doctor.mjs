// The one program in plain JavaScript: it also has to say something useful where nothing is installed
// yet, and on a Node that reads no TypeScript.
import { existsSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (!existsSync("package.json")) stop("This is not the folder of the site. Go there first: cd …");
else if (!existsSync("node_modules/astro")) stop("The packages are not installed. Run: npm ci");
else if (major < 22 || (major === 22 && minor < 18))
  stop(`This is Node ${process.versions.node}. Run: npm run doctor, which brings its own.`);
else await import("./doctor.ts");

/** @param {string} words */
function stop(words) {
  console.log(`BROKEN  ${words}`);
  process.exitCode = 1;
}
