import { mkdir, rename, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { runProgram } from "../setup/child.ts";
import { type WholeCopy, wholeCopy } from "../setup/whole-copy.ts";

// Copying the project, and starting programs while other tests run, takes its time.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });

const copy: { whole?: WholeCopy } = {};

function project(): WholeCopy {
  if (!copy.whole) throw new Error("There is no copy");
  return copy.whole;
}

/** Runs `npm run doctor` in the copy, as npm would. */
const doctor = (variables: NodeJS.ProcessEnv = {}, ...options: string[]) =>
  runProgram([...options, "scripts/doctor.mjs"], variables, project().root);

/** What is named broken, each with its remedy. */
const namedIn = (page: string) =>
  [...page.matchAll(/^ {2}BROKEN {2}(.*)\n {10}-> (.*)$/gm)].map(([, found, remedy]) => ({
    found,
    remedy,
  }));

beforeAll(async () => {
  copy.whole = await wholeCopy();
});

test("an untouched copy of the project is not broken", async () => {
  const { output, errors, code } = await doctor();
  expect({ errors, code }).toEqual({ errors: "", code: 0 });
  expect(output).toContain("ok      Every file of the project is there");
});

test("where the doctor cannot start, one line says what to do", async () => {
  const { root, spoil } = project();
  const said = async (...options: string[]) => {
    const { output, errors, code } = await doctor({}, ...options);
    expect({ errors, code }).toEqual({ errors: "", code: 1 });
    return output;
  };
  const versions = '{ ...process.versions, node: "18.20.8" }';
  const old = `data:text/javascript,Object.defineProperty(process,"versions",{value:${versions}})`;
  expect(await said("--import", old)).toBe(
    "BROKEN  This is Node 18.20.8. Run: npm run doctor, which brings its own.\n",
  );
  const file = "src/lib/nearest.ts";
  await rename(join(root, file), join(root, "nearest.ts"));
  expect(await said()).toBe(`BROKEN  The file ${file} is missing. Run: git restore ${file}\n`);
  await rename(join(root, "nearest.ts"), join(root, file));
  await spoil(file, /^/, "<<<<<<< HEAD\n");
  expect(await said()).toContain(`BROKEN  The doctor cannot run, because of ${file}: `);
  await spoil(file, /^<.*\n/, "");
  await rename(join(root, "node_modules"), join(root, "packages"));
  expect(await said()).toBe("BROKEN  The packages are not installed. Run: npm ci\n");
  await mkdir(join(root, "node_modules/astro"), { recursive: true });
  expect(await said()).toMatch(/^BROKEN {2}The package \S+ is missing\. Run: npm ci\n$/);
  expect(await said("--import", old)).toMatch(/the package that brings a newer one is missing/);
  await rm(join(root, "node_modules"), { recursive: true });
  await rename(join(root, "packages"), join(root, "node_modules"));
});

test("fourteen things broken in a copy of the project are each named, with what to do", async () => {
  const { root, spoil, git } = project();
  await spoil("package.json", '">=20"', '">=99"');
  await spoil("package.json", /"sharp": ".*"/, '"sharp": "0.1.0"');
  await spoil("package-lock.json", /"node_modules\/zod": \{\s*"version": "[^"]*"/, zodOfOld);
  await unlink(join(root, "netlify.toml"));
  await spoil("content/videos/4.json", /"duration": ".*"/, '"duration": ""');
  await spoil("content/supplements/clove.json", /"considerations": ".*"/, '"considerations": ""');
  await spoil("content/pages/privacy.mdx", /\n$/, "\n\nSee [it](/nowhere).\n");
  await spoil("content/videos/5.json", "{", '{ "thumbnail": "gone.jpg", "thumbnailAlt": "A",');
  await writeFile(join(root, "content/retired.json"), '{ "videos": [6] }');
  await spoil("content/site.json", '"blog": false', '"blog": true');
  for (const post of (await git("ls-files", "content/blog")).trim().split("\n"))
    await spoil(post, "---\n", "---\ndraft: true\n");
  await unmerged("src/lib/nearest.ts");
  await mkdir(join(root, "dist"));
  await writeFile(join(root, "dist/index.html"), '<a href="/gone">Gone</a>');
  const { output, errors, code } = await doctor({
    DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none",
  });
  expect({ errors, code }).toEqual({ errors: "", code: 1 });
  const named = [
    { found: /^Node .* is too old\.$/, remedy: /nodejs\.org/ },
    { found: /disagree about sharp\.$/, remedy: /^git restore package\.json/ },
    { found: /^zod is .*, and package-lock\.json names 3\.0\.0/, remedy: /^npm ci$/ },
    { found: /^netlify\.toml is missing\.$/, remedy: /^git restore netlify\.toml$/ },
    { found: /^src\/lib\/nearest\.ts: two versions/, remedy: /git merge --abort/ },
    { found: /^content\/videos\/4\.json:\d+ Duration .* found ""\./, remedy: /\/studio/ },
    { found: /^content\/supplements\/clove\.json:\d+ Considerations/, remedy: /\/studio/ },
    { found: /^content\/pages\/privacy\.mdx:\d+.*"\/nowhere"/, remedy: /\/studio/ },
    { found: /^content\/videos\/5\.json.*content\/pictures has no such file/, remedy: /\/studio/ },
    { found: /^content\/videos\/6\.json.*which content\/retired\.json lists/, remedy: /\/studio/ },
    { found: /^blog is on, and there is no post/, remedy: /switch blog off/ },
    { found: /^DATABASE_URL: the database cannot be reached/, remedy: /under Connect/ },
    { found: /^\/: the link to "\/gone" leads nowhere\.$/, remedy: /build again/ },
  ].map(({ found, remedy }) => ({
    found: expect.stringMatching(found),
    remedy: expect.stringMatching(remedy),
  }));
  expect(namedIn(output)).toEqual(expect.arrayContaining(named));
  expect(output).toContain("hint    content/site.json is still marked as sample.");
  const wrong = await doctor({ PORT: "eighty" });
  expect(wrong.code).toBe(1);
  expect(namedIn(wrong.output)[0]?.found).toBeDefined();
  expect(wrong.output).toMatch(
    /BROKEN {2}.*PORT: found "eighty"\. .*\n {10}-> Correct the variable/,
  );
});

const zodOfOld = '"node_modules/zod": { "version": "3.0.0"';

/** Leaves a file as a merge does in which two people changed the same line. */
async function unmerged(path: string): Promise<void> {
  const { git, root } = project();
  const hash = (await git("hash-object", "-w", path)).trim();
  const stages = [1, 2, 3].map((stage) => `100644 ${hash} ${stage}\t${path}\n`).join("");
  const list = join(root, "stages");
  await writeFile(list, stages);
  await git("-c", "alias.stages=!git update-index --index-info < stages", "stages");
  await unlink(list);
}
