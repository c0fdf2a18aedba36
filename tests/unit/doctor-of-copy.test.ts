import { mkdir, rename, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { runProgram } from "../support/child-process.ts";
import { type WholeCopy, wholeCopy } from "../support/git-copy.ts";

// Copying the project and starting programs is slow while other tests run.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

const copy: { whole?: WholeCopy } = {};

function project(): WholeCopy {
  if (!copy.whole) throw new Error("The project was not copied");
  return copy.whole;
}

/** Runs `npm run doctor` in the copy, as npm would. */
const doctor = (variables: NodeJS.ProcessEnv = {}, ...options: string[]) =>
  runProgram([...options, "scripts/doctor.mjs"], variables, project().root);

/** The broken findings of a report, each with its fix. */
const findingsIn = (page: string) =>
  [...page.matchAll(/^ {2}BROKEN {2}(.*)\n {10}-> (.*)$/gm)].map(([, found, fix]) => ({
    found,
    fix,
  }));

beforeAll(async () => {
  copy.whole = await wholeCopy();
});

test("reports an untouched copy of the project as not broken", async () => {
  const { output, errors, code } = await doctor();
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  expect(output).toContain("ok      All files of the project are present");
});

test("prints one line with a fix if it cannot start", async () => {
  const { root } = project();
  const start = async (...options: string[]) => {
    const { output, errors, code } = await doctor({}, ...options);
    expect({ errors, code }).toEqual({ errors: "", code: 1 });
    return output;
  };
  const versions = '{ ...process.versions, node: "18.20.8" }';
  const old = `data:text/javascript,Object.defineProperty(process,"versions",{value:${versions}})`;
  expect(await start("--import", old)).toBe(
    "BROKEN  Node 18.20.8 is too old. Run: npm ci, then npm run doctor\n",
  );
  const file = "src/errors/did-you-mean.ts";
  await rename(join(root, file), join(root, "moved.ts"));
  expect(await start()).toMatch(
    /^BROKEN {2}The doctor cannot start: .*did-you-mean\.ts.*git status/,
  );
  await rename(join(root, "moved.ts"), join(root, file));
  await rename(join(root, "node_modules"), join(root, "packages"));
  expect(await start()).toBe("BROKEN  The packages are not installed. Run: npm ci\n");
  await mkdir(join(root, "node_modules/astro"), { recursive: true });
  expect(await start()).toMatch(/^BROKEN {2}The doctor cannot start: .* Run npm ci\./);
  await rm(join(root, "node_modules"), { recursive: true });
  await rename(join(root, "packages"), join(root, "node_modules"));
});

test("reports everything that is broken in a copy of the project, with a fix", async () => {
  const { root, spoil, git } = project();
  await spoil("package.json", /"sharp": ".*"/, '"sharp": "0.1.0"');
  await unlink(join(root, "netlify.toml"));
  await spoil("content/videos/4.json", /"duration": ".*"/, '"duration": ""');
  await spoil(
    "content/supplements/clove.json",
    /"considerations": \[[^\]]*\]/,
    '"considerations": []',
  );
  await spoil("content/pages/privacy.mdx", /\n$/, "\n\nSee [it](/nowhere).\n");
  await spoil("content/videos/5.json", "{", '{ "thumbnail": "gone.jpg", "thumbnailAlt": "A",');
  await writeFile(join(root, "content/retired.json"), '{ "videos": [6] }');
  await spoil("content/site.json", '"blog": false', '"blog": true');
  for (const post of (await git("ls-files", "content/blog")).trim().split("\n"))
    await spoil(post, "---\n", "---\ndraft: true\n");
  await unmerged("src/errors/did-you-mean.ts");
  const { output, errors, code } = await doctor({
    DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
  });
  expect({ errors, code }).toEqual({ errors: "", code: 1 });
  const expected = [
    { found: /wrong versions: sharp\.$/, fix: /^Run: npm ci$/ },
    { found: /^netlify\.toml is missing\.$/, fix: /^Run: git restore netlify\.toml$/ },
    { found: /^src\/errors\/did-you-mean\.ts has a merge conflict/, fix: /git merge --abort/ },
    { found: /^content\/videos\/4\.json:\d+ Duration .* is empty\./, fix: /\/studio/ },
    { found: /^content\/supplements\/clove\.json:\d+ Considerations/, fix: /\/studio/ },
    { found: /^content\/pages\/privacy\.mdx:\d+.*"\/nowhere"/, fix: /\/studio/ },
    { found: /^content\/videos\/5\.json.*which is not in content\/pictures/, fix: /\/studio/ },
    { found: /^content\/videos\/6\.json.*the number of a deleted entry/, fix: /\/studio/ },
    { found: /^blog is on, but every post is a draft/, fix: /switch blog off/ },
    { found: /^DATABASE_URL: the database cannot be reached/, fix: /under Connect/ },
  ].map(({ found, fix }) => ({
    found: expect.stringMatching(found),
    fix: expect.stringMatching(fix),
  }));
  expect(findingsIn(output)).toEqual(expect.arrayContaining(expected));
  expect(output).toMatch(/hint {4}\d+ of \d+ entries are still examples\./);
});

/** Puts a file into the state of a merge conflict. */
async function unmerged(path: string): Promise<void> {
  const { git, root } = project();
  const hash = (await git("hash-object", "-w", path)).trim();
  const stages = [1, 2, 3].map((stage) => `100644 ${hash} ${stage}\t${path}\n`).join("");
  const list = join(root, "stages");
  await writeFile(list, stages);
  await git("-c", "alias.stages=!git update-index --index-info < stages", "stages");
  await unlink(list);
}
