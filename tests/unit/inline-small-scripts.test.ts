import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cspHash } from "../../src/build/csp-hashes.ts";
import { inlineSmallScripts } from "../../src/build/inline-small-scripts.ts";

const policy = `<meta content="script-src 'self' 'sha256-theirs'; style-src 'self'">`;
const element = (name: string) => `<script type="module" src="/_astro/${name}"></script>`;

async function distWith(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "inline-small-scripts-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, "_astro"));
  for (const [name, text] of Object.entries(files))
    await writeFile(join(dist, "_astro", name), text);
  return dist;
}

test("inlines a small script with its imports and adds its hash to the policy", async () => {
  const dist = await distWith({
    "a.js": `import{b}from"./b.js";seen.push(b);load(()=>import("./c.js"))`,
    "b.js": `export const b="of b"`,
  });
  const html = await inlineSmallScripts()(`${policy}<p>Words</p>${element("a.js")}`, dist);
  const text = /<script type="module">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  const seen: string[] = [];
  const waiting: string[] = [];
  new Function("seen", "load", text)(seen, (later: () => void) => waiting.push(String(later)));

  expect(seen).toEqual(["of b"]);
  expect(waiting.join()).toContain(`import("/_astro/c.js")`);
  expect(html).toContain(`script-src 'self' '${cspHash(text)}' 'sha256-theirs';`);
  expect(html).not.toContain("src=");
});

test("keeps large scripts and scripts in templates as files", async () => {
  const dist = await distWith({ "a.js": `seen("${"a".repeat(9_000)}")`, "b.js": "seen()" });
  const html = `${policy}${element("a.js")}<template>${element("b.js")}</template>`;
  expect(await inlineSmallScripts()(html, dist)).toBe(html);
});
