import { mkdir, rm, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { openLocalDatabase } from "../../scripts/local/database.ts";
import { examine } from "../../scripts/local/doctor/examine.ts";
import type { Patient } from "../../scripts/local/doctor/finding.ts";
import { isBroken, report } from "../../scripts/local/doctor/report.ts";
import { connect } from "../../src/server/db/client.ts";
import { migrateDatabase } from "../../src/server/db/migrate.ts";
import { runProgram } from "../setup/child.ts";
import { projectWith, write } from "../setup/project.ts";
import { change, drop } from "../setup/right-content.ts";

// Opening a database, or starting a program while other tests run, takes its time.
vi.setConfig({ testTimeout: 40_000 });

const atRest = { env: {}, node: "24.21.0" };

async function pageOf(patient: Partial<Patient> & { root: string }) {
  const sections = await examine({ ...atRest, ...patient });
  return { page: report(sections), broken: isBroken(sections) };
}

const answering = (status: number) => async () => new Response(null, { status });

async function migrated(root: string): Promise<void> {
  const local = await openLocalDatabase({ dataDir: join(root, ".data") });
  await migrateDatabase(connect(local));
  await local.close();
}

test("nothing is broken in a project that is right", async () => {
  const root = await projectWith();
  await migrated(root);
  const { page, broken } = await pageOf({ root, fetch: answering(200) });
  expect(page).not.toContain("BROKEN");
  expect(broken).toBe(false);
  expect(page).toContain("ok      Node 24.21.0");
  expect(page).toContain("ok      2 packages, as package-lock.json names them");
  expect(page).toContain("ok      The database answers, and its tables are up to date");
  expect(page).toContain("ok      blog off, comments off, discussions off, says content/site.json");
  expect(page).toContain("ok      Every link in the build leads somewhere");
  expect(page).toContain("hint    Nobody can sign in at /desk yet");
  const before = await pageOf({ root, env: { MODERATION: "before" } });
  expect(before.page).toContain("BROKEN  Nobody can sign in at /desk, and no post is shown before");
  expect(before.page).toContain('-> npm run db -- user add "Your name"');
});

test("twelve things that are broken are each named, with what to do", async () => {
  const root = await projectWith(
    change("videos/4.json", '"4:30"', '""'),
    change("evidence/101.json", '"id": 101', '"id": 4'),
    change("podcasts/1.json", '"title"', "title"),
    change("blog/1.md", "\n---\n", "\n---\n\nSee [it](/glossary#nothing).\n"),
    change("site.json", '"formUrl": ""', '"formUrl": "https://gone.test/form"'),
    drop("pictures/thread.png"),
    drop("treatment-tabs/fasting.json"),
  );
  await write(root, "node_modules/react/package.json", '{ "version": "18.0.0" }');
  await rm(join(root, "node_modules/astro"), { recursive: true });
  await write(root, "dist/about.html", '<a href="/nowhere">a</a><a href="/#nothing">b</a>');
  await mkdir(join(root, ".data/pg"), { recursive: true });
  const { page, broken } = await pageOf({ root, node: "18.20.0", fetch: answering(404) });
  expect(broken).toBe(true);
  const named: [found: string, remedy: string][] = [
    ["Node 18.20.0 is too old.", "Install Node 20 or newer"],
    ["astro is not installed; react is 18.0.0, and package-lock.json names 19.3.1.", "npm ci"],
    ['content/videos/4.json:8 Duration (duration): found "".', "/studio"],
    ["Expected a number that content/videos/4.json does not have", "/studio"],
    ["content/podcasts/1.json:3: ", "/studio"],
    ['the link to "/glossary#nothing" leads to no term of the glossary', "/studio"],
    ["content/pictures has no such file", "/studio"],
    ["content/treatment-tabs/fasting.json: the file of this tab is missing", "/studio"],
    ["The database has no tables yet.", "npm run db -- migrate"],
    ['/about: the link to "/nowhere" leads nowhere.', "build again"],
    ['/about: the link to "/#nothing" leads nowhere.', "build again"],
    ["https://gone.test/form answers 404, so it is gone.", "Open it in a browser"],
  ];
  const lines = page.split("\n");
  for (const [found, remedy] of named) {
    const at = lines.findIndex((line) => line.includes(found));
    expect(lines[at], found).toMatch(/^ {2}BROKEN/);
    expect(lines[at + 1], found).toContain(remedy);
  }
});

test("a wrong environment, and a database that does not answer, are named as such", async () => {
  const root = await projectWith();
  const wrong = await pageOf({ root, env: { PORT: "x", FEATURES: "blogs" } });
  expect(wrong.page).toContain('BROKEN  FEATURES: found "blogs".');
  expect(wrong.page.match(/hint {4}Not looked at, since the environment is wrong\./g)).toHaveLength(
    2,
  );
  const env = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
  const { page, broken } = await pageOf({ root, env });
  expect(page).toContain("BROKEN  DATABASE_URL: the database cannot be reached");
  expect(broken).toBe(true);
});

test("an embedded database that cannot be opened is named as such", async () => {
  const root = await projectWith();
  await write(root, ".data/pg/PG_VERSION", "garbled");
  const { page, broken } = await pageOf({ root });
  expect(page).toContain("BROKEN  The embedded database in .data cannot be opened.");
  expect(page).toContain("Give .data another name, so that nothing is lost");
  expect(broken).toBe(true);
});

test("a database that another server has open is not looked at, which is no harm", async () => {
  const root = await projectWith();
  const local = await openLocalDatabase({ dataDir: join(root, ".data") });
  const { page, broken } = await pageOf({ root });
  await local.close();
  expect(page).toContain("hint    Not looked at. DATA_DIR: another server is using");
  expect(broken).toBe(false);
});

test("what is missing before the first start, and an old build, are hints", async () => {
  const root = await projectWith(
    change("site.json", '"name"', '"sample": true,\n  "name"'),
    change("site.json", '"checked": "2026-11-21"', '"checked": "2024-02-01"'),
  );
  await utimes(join(root, "dist/index.html"), 0, 0);
  await utimes(join(root, "dist/about.html"), 0, 0);
  const { page, broken } = await pageOf({ root });
  expect(page).toContain("hint    There is no embedded database yet.");
  expect(page).toContain("hint    The build is older than content/.");
  expect(page).toContain("hint    content/site.json is still marked as sample.");
  expect(page).toContain("hint    The numbers of the help lines were last checked on 2024-02-01.");
  expect(broken).toBe(false);
  await rm(join(root, "dist"), { recursive: true });
  expect((await pageOf({ root })).page).toContain("hint    There is no build yet.");
});

test("an address that refuses programs is a hint, and examples are not asked", async () => {
  const root = await projectWith(
    change("site.json", '"formUrl": ""', '"formUrl": "https://shy.test/form"'),
  );
  const asked: string[] = [];
  const fetch = async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return new Response(null, { status: url.includes("shy") ? 403 : 200 });
  };
  const { page, broken } = await pageOf({ root, fetch });
  expect(page).toContain("hint    content/site.json: https://shy.test/form answers 403");
  expect(asked).toEqual(
    expect.arrayContaining(["HEAD https://shy.test/form", "GET https://shy.test/form"]),
  );
  expect(asked.filter((line) => line.includes("example.org"))).toEqual([]);
  expect(broken).toBe(false);
});

test("what is launched without anything to show is named", async () => {
  const root = await projectWith(
    change("blog/1.md", "---\n", "---\ndraft: true\n"),
    change("discussions/1.json", "{", '{ "draft": true,'),
  );
  const { page, broken } = await pageOf({ root, env: { FEATURES: "blog,discussions" } });
  expect(page).toContain("BROKEN  blog is on, and there is no post that is not a draft");
  expect(page).toContain(
    "BROKEN  discussions is on, and there is no discussion that is not a draft",
  );
  expect(broken).toBe(true);
});

test("a computer that is not online is told so once", async () => {
  const root = await projectWith(
    change("site.json", '"formUrl": ""', '"formUrl": "https://one.test/form"'),
    change("site.json", '"paypalUrl": ""', '"paypalUrl": "https://two.test/"'),
  );
  const fetch = () => Promise.reject(new TypeError("fetch failed"));
  const { page } = await pageOf({ root, fetch });
  expect(page.match(/BROKEN/g)).toHaveLength(1);
  expect(page).toContain("Is this computer online?");
});

test("the program ends with status 1 where something is broken, and with 0 where nothing is", async () => {
  const doctor = [resolve("scripts/doctor.mjs")];
  const right = await runProgram(doctor, {}, await projectWith());
  expect(right).toMatchObject({ code: 0, errors: "" });
  expect(right.output).toMatch(/\nNothing is broken, \d+ hints?\.\n$/);
  const wrong = await runProgram(doctor, { PORT: "x" }, await projectWith());
  expect(wrong).toMatchObject({ code: 1, errors: "" });
  expect(wrong.output).toMatch(/\n1 broken, \d+ hints?\.\n$/);
});

test("where nothing is installed, it says just that", async () => {
  const root = await projectWith();
  await rm(join(root, "node_modules"), { recursive: true });
  const { output, errors, code } = await runProgram([resolve("scripts/doctor.mjs")], {}, root);
  expect({ errors, code }).toEqual({ errors: "", code: 1 });
  expect(output).toBe("BROKEN  The packages are not installed. Run: npm ci\n");
});
