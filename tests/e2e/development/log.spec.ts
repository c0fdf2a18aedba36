import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { routes } from "../routes.ts";
import { expect, test } from "../test.ts";
import { logOf } from "../variants.ts";

// Astro prints in colour where CI or FORCE_COLOR is set.
const readLog = async () => stripVTControlCharacters(await readFile(logOf("development"), "utf8"));

test("logs no warning and no error while it renders pages", async ({ request }) => {
  const before = (await readLog()).length;
  const logged = async () => (await readLog()).slice(before);
  for (const path of ["/comments/blog/1", "/own", ...routes.map(([path]) => path), "/desk"])
    expect((await request.get(path)).status(), path).toBe(200);
  await expect.poll(logged).toMatch(/ \/templates\/moderation \d+ms/);
  const lines = (await logged()).split("\n");
  const faults = lines.filter((line) => /warn|error|invalid|fail/i.test(line));
  // The function for /media/:id looks for a video with the id of a photograph first.
  const expected = "requested path `/templates/video/media/101`";
  expect(faults.filter((line) => !line.includes(expected))).toEqual([]);
});
