import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** What the development server needs; it finds the packages in the folders above. */
const parts = [
  ...["src", "scripts", "functions", "public", "content"],
  ...["astro.config.mjs", "package.json", "tsconfig.json", "netlify.toml"],
];

const [, , to = ""] = process.argv;
if (!to.startsWith(".build/")) throw new Error("Usage: copy-project.ts .build/<folder>");

// A copy of its own, so that what the Studio writes never touches the repository's content.
await rm(to, { recursive: true, force: true });
for (const part of parts) {
  await mkdir(join(to, part, ".."), { recursive: true });
  await cp(part, join(to, part), { recursive: true });
}
// Pictures that are drawn already need not be drawn again.
await cp(".build/pictures", join(to, ".build/pictures"), { recursive: true }).catch(() => {});
