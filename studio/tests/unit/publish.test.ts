import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { EarlierVersion, Publish, Reason } from "../../protocol.ts";
import { startStudio } from "../support/studio.ts";
import { publishedStudio } from "./published-studio.ts";

type Studio = Awaited<ReturnType<typeof publishedStudio>>;

// The settings and passwords of the machine must not change the results.
beforeAll(() => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  vi.stubEnv("GIT_ASKPASS", "");
  // Otherwise each fetch and commit starts two more programs.
  vi.stubEnv("GIT_CONFIG_COUNT", "1");
  vi.stubEnv("GIT_CONFIG_KEY_0", "maintenance.auto");
  vi.stubEnv("GIT_CONFIG_VALUE_0", "false");
});
afterAll(() => void vi.unstubAllEnvs());

const restore = (studio: Studio, file: string, id: string | null) =>
  studio.write<{ error?: string; elsewhere?: Reason[] }>("PUT", "version", { file, id });

const titles = async (studio: Studio) => (await studio.changes()).changes.map(({ title }) => title);

test("lists new, changed and removed entries with their page and readable fields", async () => {
  const studio = await publishedStudio();
  const fields = { title: "A rope", tab: undefined, sample: true };
  await studio.edit("videos/4", fields);
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.put("literature/.DS_Store", "x");
  await studio.put("transcripts/videos-4.md", "---\n---\nHello.");

  const { changes, problem } = await studio.changes();
  expect(problem).toBeUndefined();
  expect(changes.map(({ status, one, title, page }) => [status, one, title, page])).toEqual([
    ["removed", "piece of evidence", "A thread on film", "/media"],
    ["new", "search term", "Rest", "/literature"],
    ["new", "transcript", "Transcript of A rope", "/media/4"],
    ["changed", "video", "A rope", "/media"],
  ]);
  expect(changes[2]?.group).toBe(changes[0]?.group);
  expect(changes[3]?.fields).toEqual([
    { title: "Title", before: "A thread", after: "A rope" },
    { title: "Tab", before: "A tab", after: "" },
    { title: "Example", before: "Not ticked", after: "Ticked" },
  ]);
});

test("publishes content only, names the entries, and waits until it is live", async () => {
  const studio = await publishedStudio();
  await writeFile(join(studio.mine, "package.json"), '{ "staged": true }');
  await studio.git("add", "package.json");
  await writeFile(join(studio.mine, "notes.txt"), "mine");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });

  expect(await studio.publish()).toMatchObject({
    step: "live",
    site: studio.live.url,
    liveSince: expect.any(String),
  });
  expect(await studio.log()).toBe("Publish Curcuma\nStart");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.sent("package.json")).toBe("{}");
  expect(await studio.git("status", "--short")).toBe("M  package.json\n?? notes.txt");
  expect(await studio.changes()).toEqual({ changes: [] });

  await studio.git("mv", "content/channels/four.json", "content/channels/fourth.json");
  await studio.drop("playlists/music.json");
  const pictures = join(studio.mine, "content/pictures");
  await copyFile(join(pictures, "thread.png"), join(pictures, "b.png"));
  await studio.publish();
  expect(await studio.git("show", "--name-status", "--no-renames", "--format=%B", "HEAD")).toBe(
    [
      "Publish 4 changes\n\nChannel 4\nChannel 4\nb.png\nMusic\n\n",
      "D\tcontent/channels/four.json",
      "A\tcontent/channels/fourth.json",
      "A\tcontent/pictures/b.png",
      "D\tcontent/playlists/music.json",
    ].join("\n"),
  );
});

type Fault = [name: string, text: RegExp, cause: (to: Studio) => unknown];

const disconnected = /not connected to a server.*docs\/deploying\.md/;
const offline = /cannot reach the server\. Your changes are saved.*press Publish again/;
const noRights = /Sign in once.*ask the owner of the repository for permission to write/;

const faults: Fault[] = [
  ["the folder is not in a repository", disconnected, hideRepository],
  ["there is no remote", disconnected, ({ git }) => git("remote", "remove", "origin")],
  ["the branch was never sent", /run once.*: git push -u origin new/, startBranch],
  [
    "an old version is open",
    /earlier version.*choose main/,
    ({ git }) => git("checkout", "--detach"),
  ],
  ["another branch is open", /branch test is open.*published from main/, openTest],
  ["someone is in the middle of a merge", /started a merge.*git merge --abort/, startMerge],
  ["someone is in the middle of a rebase", /started a rebase.*git rebase --abort/, startRebase],
  ["another program uses git", /Another program.*delete the file index\.lock/, lock],
  ["a hook refuses the version", /git could not continue.*Show these lines/, refuse],
  ["the server has a hook that refuses", /has a rule that refused.*Ask the owner/, refuseOnServer],
  ["the server has another branch now", /has no branch main.*choose that one/, moveBranch],
  ["a file has two versions in it", /Correct these, then press Publish/, mixVersions],
  ["some content has mistakes", /Correct these, then press Publish/, makeMistake],
  ["there is no network", offline, disconnect],
  ["nobody is signed in", noRights, signOut],
];

test.each(faults)("loses nothing and explains the next step if %s", async (_, text, cause) => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await cause(studio);
  const { problem } = await studio.publish();
  expect(problem?.text).toMatch(text);
  expect(await studio.text("supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.log()).toBe("Start");
});

async function disconnect({ serve }: Studio) {
  const server = await serve();
  await server.close();
}

async function signOut({ serve }: Studio) {
  const server = await serve();
  server.behaviour = "ask";
}

function hideRepository({ mine }: Studio) {
  return rename(join(mine, ".git"), join(mine, ".hidden"));
}

function openTest({ git }: Studio) {
  return git("checkout", "--quiet", "-b", "test");
}

async function startBranch({ git }: Studio) {
  await git("checkout", "--quiet", "-b", "new");
  await git("remote", "set-head", "origin", "--delete");
}

async function startMerge({ git }: Studio) {
  await git("checkout", "--quiet", "-b", "other");
  await git("commit", "--quiet", "--allow-empty", "--message", "Other");
  await git("checkout", "--quiet", "main");
  await git("merge", "--no-ff", "--no-commit", "other");
}

async function startRebase({ git, mine, edit }: Studio) {
  await git("checkout", "--quiet", "-b", "other");
  await writeFile(join(mine, "package.json"), "theirs");
  await git("commit", "--quiet", "--all", "--message", "Other");
  await git("checkout", "--quiet", "main");
  await writeFile(join(mine, "package.json"), "mine");
  await git("commit", "--quiet", "--all", "--message", "Mine");
  await git("rebase", "other").catch(() => {});
  await edit("supplements/turmeric", { name: "Curcuma" });
}

function lock({ mine }: Studio) {
  return writeFile(join(mine, ".git/index.lock"), "");
}

async function refuse({ mine, git }: Studio) {
  await mkdir(join(mine, "hooks"));
  await writeFile(join(mine, "hooks/pre-commit"), "#!/bin/sh\necho Not today >&2\nexit 1\n", {
    mode: 0o755,
  });
  await git("config", "core.hooksPath", "hooks");
}

function refuseOnServer({ folder }: Studio) {
  const hook = join(folder, "site.git/hooks/pre-receive");
  return mkdir(dirname(hook), { recursive: true }).then(() =>
    writeFile(hook, "#!/bin/sh\necho No >&2\nexit 1\n", { mode: 0o755 }),
  );
}

async function moveBranch({ folder, serve }: Studio) {
  await serve();
  await rename(join(folder, "site.git/refs/heads/main"), join(folder, "site.git/refs/heads/trunk"));
}

function mixVersions({ put }: Studio) {
  const both = "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x\n";
  return put("pages/about.mdx", `---\ntitle: About\n---\n\n${both}`);
}

const settings = {
  "status.showUntrackedFiles": "no",
  "merge.ff": "only",
  "commit.gpgSign": "true",
  "gpg.program": "/nowhere",
  "commit.template": "/nowhere",
  "core.autocrlf": "true",
  "color.ui": "always",
  "log.showSignature": "true",
  "pull.rebase": "true",
  "user.email": "",
};

test("publishes with settings of git that people have", async () => {
  const studio = await publishedStudio();
  for (const [key, value] of Object.entries(settings)) await studio.git("config", key, value);
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest.", "order": 1 }\r\n');
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect(await titles(studio)).toEqual(["Rest", "Curcuma"]);
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.sent("content/literature/rest.json")).not.toContain("\r");
  expect(await titles(studio)).toEqual([]);
});

test.each(["shallow", "worktree", "submodule"])("publishes from a %s copy", async (name) => {
  const studio = await publishedStudio();
  const server = `file://${join(studio.folder, "site.git")}`;
  const inParent = ["-C", "../parent", "-c", "protocol.file.allow=always"];
  const copies: Record<string, string[]> = {
    shallow: ["clone", "--quiet", "--depth=1", server, "../parent/copy"],
    worktree: ["worktree", "add", "--quiet", "--track", "-b", "w", "../parent/copy", "origin/main"],
    submodule: [...inParent, "submodule", "add", "--quiet", "--branch", "main", server, "copy"],
  };
  await studio.git("init", "--quiet", "../parent");
  await studio.git(...(copies[name] ?? []));
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  const { edit, write, get } = startStudio({
    root: join(studio.folder, "parent/copy/content"),
    environment: { URL: studio.live.url },
    deploy: { pause: 5, limit: 50 },
  });
  await edit("supplements/turmeric", { name });
  await write("POST", "publication", {});
  await expect.poll(() => get("publication"), { timeout: 20_000 }).toMatchObject({ step: "live" });
  expect(await studio.sent("content/supplements/turmeric.json")).toContain(name);
});

function makeMistake({ put }: Studio) {
  return put("literature/bad.json", "{}");
}

test("reports that the site does not show the changes, until it does", async () => {
  const studio = await publishedStudio();
  const { live } = studio;
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  live.isStuck = true;
  expect((await studio.publish()).problem?.text).toMatch(/does not show them after \d+ minutes/);
  live.isStuck = false;
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("reports that git is not installed", async () => {
  const { changes } = await publishedStudio();
  const path = process.env["PATH"];
  vi.stubEnv("PATH", "/nowhere");
  expect((await changes()).problem?.text).toContain("git is not installed");
  vi.stubEnv("PATH", path);
});

test("retires the number of a deleted entry only if it has been published", async () => {
  const studio = await publishedStudio();
  const { id: _, ...fields } = JSON.parse(await studio.text("evidence/101.json"));
  const edit = { at: "evidence/new", base: "", fields: { ...fields, title: "Another" } };
  const create = async () => (await studio.write("PUT", "file", edit)).at;
  const remove = async (at: string) => {
    expect((await studio.remove(at)).status).toBe(200);
    return JSON.parse(await studio.text("retired.json"));
  };
  expect(await create()).toBe("evidence/102");
  expect(await remove("evidence/102")).not.toHaveProperty("evidence");
  expect(await create()).toBe("evidence/102");
  await studio.publish();
  expect(await remove("evidence/102")).toMatchObject({ evidence: [102] });
  expect(await create()).toBe("evidence/103");
});

test("sends no value that came with the site, unless it is marked as an example", async () => {
  const studio = await publishedStudio();
  await studio.edit("site", {
    email: "hello@example.org",
    donations: { formUrl: "https://give.example.org/form", paypalUrl: "", cashtag: "$example" },
  });
  const { problem } = await studio.publish();
  expect(problem?.text).toMatch(/so nothing was sent/);
  expect(problem?.reasons).toMatchObject([
    {
      at: "site",
      label: "Email",
      path: ["email"],
      text: expect.stringMatching(/came with the site/),
    },
    { label: "Donation form", path: ["donations", "formUrl"] },
    { label: "Cashtag", path: ["donations", "cashtag"] },
  ]);
  expect(await studio.log()).toBe("Start");
  await studio.edit("site", { sample: true });
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("sends nothing while the address of the site is an example", async () => {
  const { mine, log, edit } = await publishedStudio();
  await edit("site", { url: "https://site.example.org", sample: true });
  const { write, get } = startStudio({ root: join(mine, "content") });
  await write("POST", "publication", {});
  await expect
    .poll(() => get("publication"))
    .toMatchObject({
      problem: { reasons: [{ at: "site", label: "Address", path: ["url"] }] },
    });
  expect(await log()).toBe("Start");
});

test.each(["cut before", "cut after"] as const)(
  "continues a push that was %s the server had received it",
  async (cut) => {
    const studio = await publishedStudio();
    await studio.edit("supplements/turmeric", { name: "Curcuma" });
    const server = await studio.serve();
    server.behaviour = cut;
    expect((await studio.publish()).problem?.text).toMatch(offline);
    expect(await titles(studio)).toEqual(["Curcuma"]);
    server.behaviour = "accept";
    expect(await studio.publish()).toMatchObject({ step: "live" });
    expect(await studio.log()).toBe("Publish Curcuma\nStart");
    expect(await titles(studio)).toEqual([]);
  },
);

test("publishes once if two tabs press Publish", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await Promise.all([studio.publish(), studio.publish()]);
  expect(await studio.progress()).toMatchObject({ step: "live" });
  expect(await studio.log()).toBe("Publish Curcuma\nStart");
});

test("merges what others have published, even while sending", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect(await titles(studio)).toEqual(["Curcuma"]);
  const tip = '{ "term": "Rest", "note": "Rest first.", "order": 1 }';
  const server = await studio.serve();
  server.beforePush = () => studio.publishTheirs({ "content/literature/rest.json": tip });
  expect((await studio.publish()).problem?.text).toMatch(/Someone else is publishing/);
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.sent("package.json")).toContain("new");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.text("literature/rest.json")).toContain("Rest first.");
});

async function conflict() {
  const studio = await publishedStudio();
  const theirs = (await studio.text("videos/4.json")).replace("A thread", "Theirs");
  await studio.remove("evidence/101");
  await studio.edit("videos/4", { title: "Mine" });
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.publishTheirs({
    "content/videos/4.json": theirs,
    "content/podcasts/2.json": undefined,
    "content/retired.json":
      '{ "videos": [77], "podcasts": [2], "evidence": [], "glossary": ["old-name"] }',
  });
  return studio;
}

test.each([
  ["mine", "Mine"],
  ["theirs", "Theirs"],
] as const)(
  "shows both versions of an entry that others changed too, and keeps %s",
  async (choice, title) => {
    const studio = await conflict();
    const { problem } = await studio.publish();
    expect(problem?.conflicts).toEqual([
      expect.objectContaining({
        file: "content/videos/4.json",
        fields: [{ title: "Title", before: "Theirs", after: "Mine" }],
      }),
    ]);
    expect(await studio.git("status", "--short")).toBe("");
    expect(await studio.text("videos/4.json")).toContain("Mine");

    expect(await studio.publish({ "content/videos/4.json": choice })).toMatchObject({
      step: "live",
    });
    expect(JSON.parse(await studio.sent("content/videos/4.json")).title).toBe(title);
    expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
    expect(JSON.parse(await studio.sent("content/retired.json"))).toMatchObject({
      podcasts: [2],
      evidence: [101],
    });
  },
);

test("does not send content that has mistakes after a merge", async () => {
  const studio = await publishedStudio();
  await studio.edit("blog/1", { excerpt: "See it." });
  await studio.put(
    "blog/1.md",
    (await studio.text("blog/1.md")).replace("/media?video=4", "/glossary#matchbox-sign"),
  );
  await studio.publishTheirs({ "content/glossary/matchbox-sign.json": undefined });
  const { problem } = await studio.publish();
  expect(problem?.reasons).toMatchObject([{ at: "blog/1", path: ["body"] }]);
  expect(await studio.log()).toBe("Theirs\nStart");
});

test("does not touch files of others that a merge would overwrite", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await writeFile(join(studio.mine, "package.json"), "unfinished");
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect((await studio.publish()).problem?.details?.join()).toMatch(
    /would be overwritten by merge:,\tpackage\.json/,
  );
  expect(await readFile(join(studio.mine, "package.json"), "utf8")).toBe("unfinished");
});

test("undoes each kind of change", async () => {
  const studio = await publishedStudio();
  const before = await studio.git("rev-parse", "HEAD:content");
  await studio.edit("videos/4", { title: "A rope" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.drop("playlists/music.json");
  const { changes } = await studio.changes();
  for (const { file, published } of changes)
    expect(await restore(studio, file, published)).not.toHaveProperty("error");
  expect(await titles(studio)).toEqual([]);
  await studio.git("add", "content");
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [] });
  await studio.git("checkout", "HEAD", "--", "content/retired.json");
  expect(await studio.git("write-tree", "--prefix=content")).toBe(before);
});

test("does not undo a new entry or picture that other content needs", async () => {
  const studio = await publishedStudio();
  const pictures = join(studio.mine, "content/pictures");
  await copyFile(join(pictures, "thread.png"), join(pictures, "new.png"));
  await studio.edit("videos/4", { thumbnail: "new.png" });
  const refused = await restore(studio, "content/pictures/new.png", null);
  expect(refused.error).toMatch(/^Nothing was changed/);
  expect(refused.elsewhere).toMatchObject([{ at: "videos/4", path: ["thumbnail"] }]);
  expect((await titles(studio)).sort()).toEqual(["A thread", "new.png"]);
});

test("lists the earlier versions of an entry, and restores one", async () => {
  const studio = await publishedStudio();
  await studio.edit("videos/4", { title: "A rope" });
  await studio.publish();
  await studio.edit("videos/4", { title: "A chain" });
  const versions = await studio.get<EarlierVersion[]>("history?at=videos/4");
  expect(versions).toMatchObject([
    {
      isCurrent: false,
      fields: [{ title: "Title", before: "A thread", after: "A rope" }],
    },
    { isCurrent: false, fields: [] },
  ]);
  await restore(studio, "content/videos/4.json", versions[1]?.id ?? null);
  expect(JSON.parse(await studio.text("videos/4.json")).title).toBe("A thread");
  expect(await titles(studio)).toEqual(["A thread"]);
  const after = await studio.get<EarlierVersion[]>("history?at=videos/4");
  expect(after.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test("undoes a whole publish, except what has changed since", async () => {
  const studio = await publishedStudio();
  const before = await studio.text("supplements/turmeric.json");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.edit("videos/4", { title: "A rope" });
  await studio.put("literature/rest.json", '{ "term": "Rest", "note": "Rest first.", "order": 1 }');
  await studio.remove("evidence/101");
  await studio.publish();
  await studio.edit("videos/4", { title: "A chain" });
  const [publish] = await studio.get<Publish[]>("publishes");
  expect(publish?.title).toBe("Publish 4 changes");
  expect(await studio.write("PUT", "undo", { id: publish?.id })).toMatchObject({
    status: 200,
    stays: ["A chain"],
  });
  expect(await studio.text("supplements/turmeric.json")).toBe(before);
  expect(await titles(studio)).toEqual(["A thread on film", "Rest", "Turmeric", "A chain"]);
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [] });
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("writes only content files", async () => {
  const studio = await publishedStudio();
  const id = await studio.git("rev-parse", "HEAD:content/videos/4.json");
  for (const file of tricks)
    expect((await restore(studio, file, id)).error, file).toMatch(/^The file does not exist/);
  expect(await studio.git("status", "--short")).toBe("");
});

const tricks = [
  "package.json",
  "content/../package.json",
  "content/pictures/none.png",
  "content/__proto__",
];

test("does not show the password of the remote", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  const server = await studio.serve();
  const url = server.url.replace("127.0.0.1", "creator:secret@127.0.0.1");
  await studio.git("remote", "set-url", "origin", url);
  server.behaviour = "deny";
  const publication = await studio.publish();
  expect(publication.problem?.text).toContain("did not let");
  expect(JSON.stringify([publication, await studio.changes()])).not.toContain("secret");
});
