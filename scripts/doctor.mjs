// Plain JavaScript, so that it runs before `npm ci` and on a Node that cannot read TypeScript.
import { existsSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (!existsSync("package.json"))
  stop("This is not the folder of the site. Go to it with cd, and try again.");
else if (!existsSync("node_modules/astro")) stop("The packages are not installed. Run: npm ci");
else if (major < 22 || (major === 22 && minor < 18))
  stop(`Node ${process.versions.node} is too old. Run: npm ci, then npm run doctor`);
else await import("./doctor.ts").then(({ runDoctor }) => runDoctor()).catch(explain);

/** @param {Error} error */
function explain({ message }) {
  const [line] = message.split("\n");
  stop(
    `The doctor cannot start: ${line} Run npm ci. If that does not help, run git status, which lists missing and changed files.`,
  );
}

/** @param {string} text */
function stop(text) {
  console.log(`BROKEN  ${text}`);
  process.exitCode = 1;
}
