import { execFileSync } from "node:child_process";

/** The commit of this version, so that the Studio can see when it is live. Netlify sets `COMMIT_REF`. */
export const GET = () => Response.json({ commit: process.env["COMMIT_REF"] || checkedOut() });

function checkedOut(): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return undefined;
  }
}
