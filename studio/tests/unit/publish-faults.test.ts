import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { publishedStudio } from "./published-studio.ts";

type Studio = Awaited<ReturnType<typeof publishedStudio>>;
type Fault = [name: string, text: RegExp, cause: (to: Studio) => unknown];

const disconnected = /not connected to a server.*docs\/deploying\.md/;
const offline = /cannot reach the server\. Your changes are saved.*press Publish again/;
const noRights = /Sign in once.*ask the owner of the repository for permission to write/;
const mistaken = /Correct these, then press Publish/;
const mixed = "---\ntitle: About\n---\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> x\n";

const faults: Fault[] = [
  [
    "the folder is not in a repository",
    disconnected,
    ({ mine }) => rename(join(mine, ".git"), join(mine, ".hidden")),
  ],
  ["there is no remote", disconnected, ({ git }) => git("remote", "remove", "origin")],
  ["the branch was never sent", /run once.*: git push -u origin new/, startBranch],
  [
    "an old version is open",
    /earlier version.*choose main/,
    ({ git }) => git("checkout", "--detach"),
  ],
  [
    "another branch is open",
    /branch test is open.*published from main/,
    ({ git }) => git("checkout", "--quiet", "-b", "test"),
  ],
  ["someone is in the middle of a merge", /started a merge.*git merge --abort/, startMerge],
  ["someone is in the middle of a rebase", /started a rebase.*git rebase --abort/, startRebase],
  [
    "another program uses git",
    /Another program.*delete the file index\.lock/,
    ({ mine }) => writeFile(join(mine, ".git/index.lock"), ""),
  ],
  ["a hook refuses the version", /git could not continue.*Show these lines/, refuse],
  [
    "the server has a hook that refuses",
    /has a rule that refused.*Ask the owner/,
    ({ folder }) => writeHook(join(folder, "site.git/hooks/pre-receive")),
  ],
  ["the server has another branch now", /has no branch main.*choose that one/, moveBranch],
  ["a file has two versions in it", mistaken, ({ put }) => put("pages/about.mdx", mixed)],
  ["some content has mistakes", mistaken, ({ put }) => put("literature/bad.json", "{}")],
  ["there is no network", offline, async ({ serve }) => (await serve()).close()],
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

async function signOut({ serve }: Studio) {
  const server = await serve();
  server.behaviour = "ask";
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

async function refuse({ mine, git }: Studio) {
  await writeHook(join(mine, "hooks/pre-commit"));
  await git("config", "core.hooksPath", "hooks");
}

async function writeHook(hook: string) {
  await mkdir(dirname(hook), { recursive: true });
  await writeFile(hook, "#!/bin/sh\necho No >&2\nexit 1\n", { mode: 0o755 });
}

async function moveBranch({ folder, serve }: Studio) {
  await serve();
  await rename(join(folder, "site.git/refs/heads/main"), join(folder, "site.git/refs/heads/trunk"));
}

test("reports that git is not installed", async () => {
  const { changes } = await publishedStudio();
  vi.stubEnv("PATH", "/nowhere");
  expect((await changes()).problem?.text).toContain("git is not installed");
});

test.each(["cut before", "cut after"] as const)(
  "continues a push that was %s the server had received it",
  async (cut) => {
    const studio = await publishedStudio();
    await studio.edit("supplements/turmeric", { name: "Curcuma" });
    const server = await studio.serve();
    server.behaviour = cut;
    expect((await studio.publish()).problem?.text).toMatch(offline);
    expect(await studio.titles()).toEqual(["Curcuma"]);
    server.behaviour = "accept";
    expect(await studio.publish()).toMatchObject({ step: "live" });
    expect(await studio.log()).toBe("Publish Curcuma\nStart");
    expect(await studio.titles()).toEqual([]);
  },
);

test("does not show the password of the remote", async () => {
  const studio = await publishedStudio();
  await studio.edit("supplements/turmeric", { name: "Curcuma" });
  const server = await studio.serve();
  const url = server.url.replace("//", "//creator:secret@");
  await studio.git("remote", "set-url", "origin", url);
  server.behaviour = "deny";
  const publication = await studio.publish();
  expect(publication.problem?.text).toContain("did not let");
  expect(JSON.stringify([publication, await studio.changes()])).not.toContain("secret");
});
