import { readFile, rename, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { runContentCheck } from "../../support/run-content-check.ts";
import { expect, test } from "../test.ts";
import { copyOf } from "../variants.ts";

const content = `${copyOf("studio")}/content`;

/** Copies a template and changes it, as described in docs/editing.md. */
async function copyTemplate(
  template: string,
  to: string,
  ...changes: [RegExp, string][]
): Promise<void> {
  const start = await readFile(`content/templates/${template}`, "utf8");
  const text = changes.reduce((text, change) => text.replace(...change), start);
  // Write the file atomically, because another test may be checking the folder.
  await writeFile(`${content}/../partial.txt`, text);
  await rename(`${content}/../partial.txt`, `${content}/${to}`);
}

test("shows a supplement, a video and a post copied from the templates", async ({ request }) => {
  await copyTemplate("supplements.json", "supplements/lemon-balm.json", [/Turmeric/, "Lemon balm"]);
  await copyTemplate(
    "videos.json",
    "videos/105.json",
    [/"id": \d+/, '"id": 105'],
    [/A thread that moves/, "A walk by the sea"],
    [/\/\/ "tab"/, '"tab"'],
  );
  await copyTemplate(
    "blog.md",
    "blog/31.md",
    [/id: \d+/, "id: 31"],
    [/Why I keep/, "Where I lost"],
  );
  expect(await runContentCheck(content)).toMatch(/\n0 problems in \d+ files\.\n$/);
  const shown = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => shown("/treating-parasites")).toContain("Lemon balm");
  await expect.poll(() => shown("/social-videos")).toContain("A walk by the sea");
  await expect.poll(() => shown("/blog")).toContain("Where I lost a notebook");
});

test("serves the pages of functions in development", async ({ request }) => {
  for (const path of [
    "/discussions/1",
    "/comments/blog/1",
    "/media/4",
    "/report?kind=discussion&id=1",
  ])
    expect((await request.get(path)).status(), path).toBe(200);
  // The Studio shows parts that are not launched, in a frame.
  const discussion = await request.get("/discussions/1");
  expect(await discussion.text()).toContain("How to use Medical Experiences");
  expect(discussion.headers()).not.toHaveProperty("x-frame-options");
  expect((await request.get("/media/999")).status()).toBe(404);
  expect(await (await request.get("/own/reply-x")).text()).toContain("Private link<");
});

test("serves no private files to other sites in development", async ({ request }) => {
  const copy = resolve(copyOf("studio"));
  await writeFile(`${copy}/backup.ndjson`, "private");
  const headers = { Origin: "http://localhost:1234" };
  const paths = [
    "/backup.ndjson",
    "/package.json",
    "/content/site.json",
    "/scripts/dev.ts",
    "/.git/config",
  ];
  for (const path of paths.flatMap((path) => [path, `/@fs${copy}${path}`, `${path}?raw`])) {
    const response = await request.get(path, { headers });
    expect([403, 404], path).toContain(response.status());
    expect(response.headers(), path).not.toHaveProperty("access-control-allow-origin");
  }
  expect((await request.get("/", { headers })).headers()).not.toHaveProperty(
    "access-control-allow-origin",
  );
});
