import { access, chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { EarlierVersion, OpenFile, Problem } from "../../scripts/studio/protocol.ts";
import { publishedStudio } from "../support/published-studio.ts";

type Studio = Awaited<ReturnType<typeof publishedStudio>>;

// The settings and passwords of the machine must not change the results.
beforeAll(() => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  vi.stubEnv("GIT_ASKPASS", "");
});
afterAll(() => void vi.unstubAllEnvs());

const restore = (studio: Studio, file: string, id: string | null) =>
  studio.send<{ replaced: string | null; error?: string; elsewhere?: string[] }>("PUT", "version", {
    file,
    id,
  });

const titles = async (studio: Studio) => (await studio.changes()).changes.map(({ title }) => title);

test("lists new, changed and removed entries with their page and their fields in words", async () => {
  const studio = await publishedStudio();
  const fields = { title: "A rope", tab: undefined, sample: true };
  await studio.edit("videos/4", fields);
  await studio.write("tips/rest.json", '{ "title": "Rest", "text": "Rest first.", "order": 1 }');
  const { base } = await studio.send<OpenFile>("GET", "file?at=evidence/101");
  await studio.send("DELETE", "file", { at: "evidence/101", base });
  await studio.write("tips/.DS_Store", "x");
  await studio.write("transcripts/videos-4.md", "---\n---\nHello.");

  const { changes, problem } = await studio.changes();
  expect(problem).toBeUndefined();
  expect(changes.map(({ status, one, title, page }) => [status, one, title, page])).toEqual([
    ["removed", "piece of evidence", "A thread on film", "/media"],
    ["new", "tip", "Rest", "/literature"],
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

test("shows the changed passages of a long text", async () => {
  const studio = await publishedStudio();
  const long = (word: string) => `${"At first ".repeat(30)}it was ${word}. ${"Later ".repeat(60)}`;
  const post = await studio.text("blog/1.md");
  await studio.write("blog/1.md", `${post}\n${long("quiet")}\n\nThe end.\n`);
  await studio.publish();
  await studio.write(
    "blog/1.md",
    `${post.replace("I keep", "I lost")}\n${long("loud")}\n\nThe end.\n`,
  );
  const [change] = (await studio.changes()).changes;
  expect(change?.fields.map(({ title }) => title)).toEqual(["Title", "Main text"]);
  const { before, after } = change?.fields[1] ?? {};
  expect(before).toMatch(/^… .*At first it was quiet\. Later .* …$/);
  expect(after).toMatch(/^… .*At first it was loud\. Later .* …$/);
  expect(after?.length).toBeLessThan(150);
});

test("publishes content only, names the entries, and waits until it is live", async () => {
  const studio = await publishedStudio();
  await writeFile(join(studio.mine, "package.json"), '{ "staged": true }');
  await studio.git("add", "package.json");
  await writeFile(join(studio.mine, "notes.txt"), "mine");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.write("pictures/note.txt", "not a picture");
  await studio.remove("pictures/note.txt");

  expect(await studio.publish()).toMatchObject({
    step: "live",
    site: studio.live.url,
    liveSince: expect.any(String),
  });
  expect(await studio.log()).toBe("Publish Curcuma\nStart");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.sent("package.json")).toBe("{}");
  expect(await studio.git("status", "--short")).toBe("M  package.json\n?? notes.txt");
  expect(await studio.changes()).toEqual({ changes: [], otherCommits: [] });
});

test("publishes new, renamed and deleted files and pictures", async () => {
  const studio = await publishedStudio();
  await studio.git("mv", "content/channels/four.json", "content/channels/fourth.json");
  await studio.remove("playlists/music.json");
  await writeFile(
    join(studio.mine, "content/pictures/other.png"),
    await readFile(join(studio.mine, "content/pictures/thread.png")),
  );
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.git("show", "--name-status", "--no-renames", "--format=%B", "HEAD")).toBe(
    [
      "Publish 4 changes\n\nChannel 4\nChannel 4\nother.png\nMusic\n\n",
      "D\tcontent/channels/four.json",
      "A\tcontent/channels/fourth.json",
      "A\tcontent/pictures/other.png",
      "D\tcontent/playlists/music.json",
    ].join("\n"),
  );
});

interface Fault {
  kind: Problem["kind"];
  text: RegExp;
  cause: (studio: Studio) => unknown;
}

const faults: Record<string, Fault> = {
  "the folder is not in a repository": {
    kind: "no-repository",
    text: /not connected to a server.*docs\/deploying\.md/,
    cause: ({ mine }) => rename(join(mine, ".git"), join(mine, ".hidden")),
  },
  "there is no remote": {
    kind: "no-remote",
    text: /not connected to a server.*docs\/deploying\.md/,
    cause: ({ git }) => git("remote", "remove", "origin"),
  },
  "the branch was never sent": {
    kind: "never-sent",
    text: /run once: git push -u origin new/,
    cause: async ({ git }) => {
      await git("checkout", "--quiet", "-b", "new");
      await git("remote", "set-head", "origin", "--delete");
    },
  },
  "an old version is open": {
    kind: "detached",
    text: /choose main/,
    cause: ({ git }) => git("checkout", "--quiet", "--detach"),
  },
  "another branch is open": {
    kind: "other-branch",
    text: /branch test is open.*published from main/,
    cause: ({ git }) => git("checkout", "--quiet", "-b", "test"),
  },
  "someone is in the middle of a merge": {
    kind: "merging",
    text: /finish or abort the merge/,
    cause: startMerge,
  },
  "some content has mistakes": {
    kind: "mistakes",
    text: /Correct these, then press Publish again/,
    cause: ({ write }) => write("tips/bad.json", "{}"),
  },
  "there is no network": {
    kind: "offline",
    text: /cannot reach 127\.0\.0\.1\. Your changes are saved.*press Publish again/,
    cause: ({ server }) => server.close(),
  },
  "nobody is signed in": {
    kind: "rights",
    text: /Sign in once/,
    cause: ({ server }) => Object.assign(server, { behaviour: "ask" }),
  },
  "the account has no rights": {
    kind: "rights",
    text: /ask the owner of the repository for permission to write/,
    cause: ({ server }) => Object.assign(server, { behaviour: "deny" }),
  },
  "the server refuses the branch": {
    kind: "refused",
    text: /did not accept the changes.*Show the message below/,
    cause: refuse,
  },
  "the build takes too long": {
    kind: "late",
    text: /The old version stays live\. Open Netlify, choose the site, then Deploys/,
    cause: ({ live }) => Object.assign(live, { isStuck: true }),
  },
  "the build fails": {
    kind: "failed",
    text: /Netlify could not build the new version.*Your changes are safe on the server/,
    cause: ({ live }) => Object.assign(live, { isStuck: true, deploys: [{ state: "error" }] }),
  },
};

test.each(Object.entries(faults))(
  "loses nothing and explains the next step if %s",
  async (_, { kind, text, cause }) => {
    const studio = await publishedStudio();
    await studio.edit("supplements/turmeric", { name: "Curcuma" });
    await cause(studio);
    const { problem } = await studio.publish();
    expect(problem).toMatchObject({ kind, text: expect.stringMatching(text) });
    expect(await studio.text("supplements/turmeric.json")).toContain("Curcuma");
    expect((await studio.log()) !== "Start").toBe(kind === "late" || kind === "failed");
    if (kind === "refused") expect(problem?.details?.join()).toContain("Main is closed");
  },
);

test("shows Netlify’s reason for a failed build, until it is built again", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  const failed = { id: "d2", state: "error", error_message: "Build script returned code: 2" };
  Object.assign(studio.live, { isStuck: true, deploys: [failed, { state: "ready" }] });
  expect((await studio.publish()).problem).toMatchObject({
    details: ["Build script returned code: 2"],
    link: "https://netlify.test/site/deploys/d2",
  });
  studio.live.deploys.unshift({ state: "building" });
  expect((await studio.publish()).problem?.kind).toBe("late");
  studio.live.isStuck = false;
  expect(await studio.publish()).toMatchObject({ step: "live" });
});

test("follows the live site without Netlify’s API, and says so if it is late", async () => {
  const studio = await publishedStudio();
  studio.live.token = "another";
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  expect(await studio.publish()).toMatchObject({ step: "live" });
  await studio.edit("supplements/turmeric", { name: "Turmeric" });
  studio.live.isStuck = true;
  expect((await studio.publish()).problem).toMatchObject({
    kind: "late",
    details: ["Netlify did not list the deploys of 127.0.0.1 (401). Check NETLIFY_AUTH_TOKEN."],
  });
});

test("says after a restart what it waits for", async () => {
  const studio = await publishedStudio();
  const { live, restart, progress } = studio;
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  restart();
  expect(await progress()).toEqual({});
  live.isStuck = true;
  await studio.publish();

  restart(60_000);
  expect(await progress()).toEqual({ step: "building", site: live.url });
  live.isStuck = false;
  await expect.poll(progress, { interval: 10 }).toMatchObject({ step: "live" });
  restart();
  expect(await progress()).toEqual({});
});

test("says after a restart that a version did not go live, or nothing without a network", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  studio.live.isStuck = true;
  await studio.publish();
  studio.restart(0);
  await expect
    .poll(studio.progress, { interval: 10 })
    .toMatchObject({ step: "building", problem: { kind: "late" } });
  await studio.live.close();
  studio.restart();
  expect(await studio.progress()).toEqual({});
});

async function startMerge({ git }: Studio) {
  await git("checkout", "--quiet", "-b", "other");
  await git("commit", "--quiet", "--allow-empty", "--message", "Other");
  await git("checkout", "--quiet", "main");
  await git("merge", "--no-ff", "--no-commit", "other");
}

async function refuse({ folder }: Studio) {
  const hook = join(folder, "site.git/hooks/pre-receive");
  await mkdir(join(hook, ".."));
  await writeFile(hook, "#!/bin/sh\necho 'Main is closed' >&2\nexit 1\n");
  await chmod(hook, 0o755);
}

test("says if git is not installed", async () => {
  const { changes } = await publishedStudio();
  const path = process.env["PATH"];
  vi.stubEnv("PATH", "/nowhere");
  expect((await changes()).problem).toMatchObject({
    kind: "no-git",
    text: expect.stringContaining("git is not installed"),
  });
  vi.stubEnv("PATH", path);
});

test("retires the number of a deleted entry only if it has been published", async () => {
  const studio = await publishedStudio();
  const remove = async (at: string) => {
    const { base } = await studio.send<OpenFile>("GET", `file?at=${at}`);
    expect(await studio.send("DELETE", "file", { at, base })).toEqual({});
    return JSON.parse(await studio.text("retired.json"));
  };
  const { id: _, ...tip } = JSON.parse(await studio.text("evidence/101.json"));
  const create = () =>
    studio.send<OpenFile>("PUT", "file", { at: "evidence/new", base: "", fields: tip });
  expect((await create()).at).toBe("evidence/102");
  expect(await remove("evidence/102")).not.toHaveProperty("evidence");
  expect((await create()).at).toBe("evidence/102");
  await studio.publish();
  expect(await remove("evidence/102")).toMatchObject({ evidence: [102] });
  expect((await create()).at).toBe("evidence/103");
});

test("lists the changes without a network, compared with the last known version", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.server.close();
  expect(await studio.changes("?fetch")).toMatchObject({
    changes: [{ title: "Curcuma" }],
    problem: { kind: "offline" },
  });
});

test("signs with the name and address of the site if git has none", async () => {
  const studio = await publishedStudio();
  const { name, email } = JSON.parse(await studio.text("site.json"));
  await studio.git("config", "--remove-section", "user");
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.git("log", "-1", "--format=%an %ae")).toBe(`${name} ${email}`);
});

test.each(["cut before", "cut after"] as const)(
  "continues a push that was %s the server had it",
  async (cut) => {
    const studio = await publishedStudio();
    await studio.edit("supplements/turmeric", { name: "Curcuma" });
    studio.server.behaviour = cut;
    expect((await studio.publish()).problem?.kind).toBe("offline");
    expect(await titles(studio)).toEqual(["Curcuma"]);
    studio.server.behaviour = "accept";
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

test("merges what others have published, also while it sends", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect(await titles(studio)).toEqual(["Curcuma"]);
  const tip = '{ "title": "Rest", "text": "Rest first.", "order": 1 }';
  studio.server.beforePush = () => studio.publishTheirs({ "content/tips/rest.json": tip });
  expect(await studio.publish()).toMatchObject({ step: "live" });
  expect(await studio.sent("package.json")).toContain("new");
  expect(await studio.sent("content/supplements/turmeric.json")).toContain("Curcuma");
  expect(await studio.text("tips/rest.json")).toContain("Rest first.");
});

async function conflict() {
  const studio = await publishedStudio();
  const theirs = (await studio.text("videos/4.json")).replace("A thread", "Theirs");
  const { base } = await studio.send<OpenFile>("GET", "file?at=evidence/101");
  await studio.send("DELETE", "file", { at: "evidence/101", base });
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
    expect(problem).toMatchObject({ kind: "conflict" });
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

test("keeps an entry that others removed, if that is the choice", async () => {
  const studio = await publishedStudio();
  await studio.edit("podcasts/2", { title: "Mine" });
  await studio.publishTheirs({ "content/podcasts/2.json": undefined });
  expect((await studio.publish()).problem?.conflicts).toMatchObject([
    { title: "Mine", status: "new" },
  ]);
  await studio.publish({ "content/podcasts/2.json": "theirs" });
  await expect(access(join(studio.mine, "content/podcasts/2.json"))).rejects.toThrow();
  expect(await studio.git("status", "--short")).toBe("");
});

test("does not send content that has mistakes once it is merged", async () => {
  const studio = await publishedStudio();
  await studio.edit("blog/1", { excerpt: "See it." });
  await studio.write(
    "blog/1.md",
    (await studio.text("blog/1.md")).replace("/media?video=4", "/glossary#matchbox-sign"),
  );
  await studio.publishTheirs({ "content/glossary/matchbox-sign.json": undefined });
  const { problem } = await studio.publish();
  expect(problem).toMatchObject({
    kind: "mistakes",
    details: [expect.stringContaining("content/blog/1.md:9")],
  });
  expect(await studio.log()).toBe("Theirs\nStart");
});

test("does not touch files of others that a merge would overwrite", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  await writeFile(join(studio.mine, "package.json"), "unfinished");
  await studio.publishTheirs({ "package.json": '{ "new": true }' });
  expect((await studio.publish()).problem).toMatchObject({
    kind: "blocked",
    details: ["package.json"],
  });
  expect(await readFile(join(studio.mine, "package.json"), "utf8")).toBe("unfinished");
});

test("undoes each kind of change, and puts it back", async () => {
  const studio = await publishedStudio();
  const before = await studio.git("rev-parse", "HEAD:content");
  await studio.edit("videos/4", { title: "A rope" });
  await studio.write("tips/rest.json", '{ "title": "Rest", "text": "Rest first.", "order": 1 }');
  const { base } = await studio.send<OpenFile>("GET", "file?at=evidence/101");
  await studio.send("DELETE", "file", { at: "evidence/101", base });
  await studio.remove("playlists/music.json");
  const { changes } = await studio.changes();
  const replaced = new Map<string, string | null>();
  for (const { file, published } of changes)
    replaced.set(file, (await restore(studio, file, published)).replaced);
  expect(await titles(studio)).toEqual([]);
  await studio.git("add", "content");
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [] });
  await studio.git("checkout", "HEAD", "--", "content/retired.json");
  expect(await studio.git("write-tree", "--prefix=content")).toBe(before);

  for (const [file, id] of replaced)
    expect(await restore(studio, file, id)).not.toHaveProperty("error");
  expect((await studio.changes()).changes).toEqual(changes);
  expect(JSON.parse(await studio.text("retired.json"))).toMatchObject({ evidence: [101] });
});

test("does not undo a new entry or picture that other content needs", async () => {
  const studio = await publishedStudio();
  await writeFile(
    join(studio.mine, "content/pictures/new.png"),
    await readFile(join(studio.mine, "content/pictures/thread.png")),
  );
  await studio.edit("videos/4", { thumbnail: "new.png" });
  const refused = await restore(studio, "content/pictures/new.png", null);
  expect(refused.error).toMatch(/^Nothing was changed/);
  expect(refused.elsewhere?.join()).toContain("content/videos/4.json");
  expect((await titles(studio)).sort()).toEqual(["A thread", "new.png"]);
});

test("lists the earlier versions of an entry, and restores one", async () => {
  const studio = await publishedStudio();
  await studio.edit("videos/4", { title: "A rope" });
  await studio.publish();
  await studio.edit("videos/4", { title: "A chain" });
  const versions = await studio.send<EarlierVersion[]>("GET", "history?at=videos/4");
  expect(versions).toMatchObject([
    {
      author: "Creator",
      isCurrent: false,
      fields: [{ title: "Title", before: "A thread", after: "A rope" }],
    },
    { author: "Developer", isCurrent: false, fields: [] },
  ]);
  await restore(studio, "content/videos/4.json", versions[1]?.id ?? null);
  expect(JSON.parse(await studio.text("videos/4.json")).title).toBe("A thread");
  expect(await titles(studio)).toEqual(["A thread"]);
  const after = await studio.send<EarlierVersion[]>("GET", "history?at=videos/4");
  expect(after.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
});

test("restores a file that cannot be read any more", async () => {
  const studio = await publishedStudio();
  await studio.write("videos/4.json", "{ broken");
  const [version] = await studio.send<EarlierVersion[]>("GET", "history?at=videos/4");
  await restore(studio, "content/videos/4.json", version?.id ?? null);
  expect(await titles(studio)).toEqual([]);
});

test("does not restore a version with mistakes", async () => {
  const studio = await publishedStudio();
  await writeFile(join(studio.mine, "other.json"), '{ "id": 4 }');
  const id = await studio.git("hash-object", "-w", "other.json");
  expect((await restore(studio, "content/videos/4.json", id)).error).toMatch(
    /^Nothing was changed/,
  );
  expect(await titles(studio)).toEqual([]);
});

test("writes only files of the content", async () => {
  const studio = await publishedStudio();
  const id = await studio.git("rev-parse", "HEAD:content/videos/4.json");
  for (const file of tricks)
    expect((await restore(studio, file, id)).error, file).toMatch(/^The file does not exist/);
  expect(await studio.git("status", "--short")).toBe("");
});

const tricks = [
  ...["package.json", "content/../package.json", "/etc/passwd", "content/pictures/none.png"],
  ...[".git/config", "content/videos/../../package.json", "content/__proto__", ""],
];

test("shows no password of the remote", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  const url = studio.server.url.replace("127.0.0.1", "creator:secret@127.0.0.1");
  await studio.git("remote", "set-url", "origin", url);
  studio.server.behaviour = "deny";
  const publication = await studio.publish();
  expect(publication.problem?.text).toContain("127.0.0.1 did not let");
  expect(JSON.stringify([publication, await studio.changes()])).not.toContain("secret");
});
