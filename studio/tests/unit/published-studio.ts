import { existsSync } from "node:fs";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { temporaryDirectory } from "../../../tests/support/child-process.ts";
import { rightContent, writeFiles } from "../../../tests/support/valid-content.ts";
import type { ChangeList, Choices, Publication } from "../../protocol.ts";
import { gitIn, serveGit, serveLiveSite } from "../support/git-server.ts";
import { startStudio } from "../support/studio.ts";

const temporary = await temporaryDirectory();

const template = join(temporary, "template");

async function createTemplate(): Promise<void> {
  await mkdir(template);
  const git = gitIn(template);
  await git("init", "--quiet", "--template=", "--bare", "--initial-branch", "main", "site.git");
  await git("clone", "--quiet", "--template=", "site.git", "theirs");
  const theirs = join(template, "theirs");
  await writeFiles(join(theirs, "content"), new Map([...rightContent()].map(withoutExamples)));
  await writeFile(join(theirs, "package.json"), "{}");
  await signAs(theirs, "Developer");
  await gitIn(theirs)("add", ".");
  await gitIn(theirs)("commit", "--quiet", "--message", "Start");
  await gitIn(theirs)("push", "--quiet", "origin", "HEAD:main");
  // One file is faster to copy than many.
  await gitIn(join(template, "site.git"))("repack", "-adq");
  await git("clone", "--quiet", "--template=", "site.git", "mine");
  await signAs(join(template, "mine"), "Creator");
}

const withoutExamples = ([path, text]: [string, string | Uint8Array]) =>
  [path, typeof text === "string" ? text.replaceAll("example.org", "site.test") : text] as const;

/** The settings, passwords and background work of git on the machine must not change the results. */
const environment = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_ASKPASS: "",
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "maintenance.auto",
  GIT_CONFIG_VALUE_0: "false",
  GIT_CONFIG_KEY_1: "receive.autogc",
  GIT_CONFIG_VALUE_1: "false",
};

let isCreated: Promise<void> | undefined;

/**
 * A Studio on valid content that has been published to a repository on this machine, the copy of someone else, and a
 * live site that follows the repository. They stop at the end of the test.
 */
export async function publishedStudio() {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  isCreated ??= createTemplate();
  await isCreated;
  const folder = await mkdtemp(join(temporary, "published-"));
  const copy = (name: string) => cp(join(template, name), join(folder, name), { recursive: true });
  await Promise.all([copy("site.git"), copy("mine")]);
  const mine = join(folder, "mine");
  const theirs = join(folder, "theirs");
  const root = join(mine, "content");
  const git = gitIn(mine);
  const theirGit = gitIn(theirs);
  await setRemote(mine, join(folder, "site.git"));

  const live = await serveLiveSite(folder);
  const studio = startStudio({
    root,
    environment: { URL: live.url },
    deploy: { pause: 5, limit: 50 },
  });
  onTestFinished(live.close);
  const progress = () => studio.get<Publication>("publication");
  const changes = () => studio.get<ChangeList>("changes");
  return {
    ...studio,
    folder,
    mine,
    git,
    live,
    progress,
    serve: async () => {
      const server = await serveGit(folder);
      onTestFinished(server.close);
      await setRemote(mine, server.url);
      return server;
    },
    put: (path: string, text: string) => write(join(root, path), text),
    drop: (path: string) => rm(join(root, path)),
    changes,
    titles: async () => (await changes()).changes.map(({ title }) => title),
    publish: async (choices: Choices = {}) => {
      await studio.write("POST", "publication", choices);
      await expect
        .poll(async () => isEnded(await progress()), { interval: 10, timeout: 20_000 })
        .toBe(true);
      return progress();
    },
    publishTheirs: async (files: Record<string, string | undefined>) => {
      if (!existsSync(theirs)) await copy("theirs");
      await setRemote(theirs, join(folder, "site.git"));
      await theirGit("pull", "--quiet", "--ff-only", "origin", "main");
      for (const [path, text] of Object.entries(files))
        if (text === undefined) await rm(join(theirs, path));
        else await write(join(theirs, path), text);
      await theirGit("add", "--all");
      await theirGit("commit", "--quiet", "--message", "Theirs");
      await theirGit("push", "--quiet", "origin", "HEAD:main");
    },
    sent: (path: string) => gitIn(join(folder, "site.git"))("show", `main:${path}`),
    log: () => gitIn(join(folder, "site.git"))("log", "--format=%s", "--all"),
  };
}

const isEnded = ({ step, problem }: Publication) => step === "live" || problem !== undefined;

async function setRemote(folder: string, url: string) {
  const file = join(folder, ".git/config");
  await writeFile(file, (await readFile(file, "utf8")).replace(/url = .*/, `url = ${url}`));
}

async function signAs(folder: string, name: string) {
  const settings = `[user]\n  name = ${name}\n  email = ${name.toLowerCase()}@site.test\n`;
  await appendFile(join(folder, ".git/config"), settings);
}

async function write(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
