import { mkdirSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import { fixtureContent } from "../../support/content.ts";
import { gitIn, serveGit } from "../../support/git-server.ts";
import { copyOf, liveUrl } from "../variants.ts";

const test = base;
const copy = copyOf("studio");
const servers = ".build/e2e/studio-server2";
const out = "/tmp/shots-studio-publish";
mkdirSync(out, { recursive: true });
async function shoot(page: Page, name: string) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true });
  }
}
test("shots", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: "light" });
  await cp(fixtureContent, `${copy}/content`, { recursive: true });
  await rm(servers, { recursive: true, force: true });
  await gitIn(".build/e2e")(
    "init",
    "--quiet",
    "--bare",
    "--initial-branch",
    "main",
    `studio-server2/site.git`,
  );
  const server = await serveGit(resolve(servers));
  const git = gitIn(copy);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("config", "user.name", "Creator");
  await git("config", "user.email", "creator@site.test");
  await git("add", "content");
  await git("commit", "--quiet", "--message", "Start");
  await git("remote", "add", "origin", server.url);
  await git("push", "--quiet", "--set-upstream", "origin", "main");
  let stuck = true;
  let commit = "";
  const live = createServer(async (_, response) => {
    if (!stuck) commit = (await readFile(`${servers}/site.git/refs/heads/main`, "utf8")).trim();
    response.end(JSON.stringify({ commit }));
  }).listen(new URL(liveUrl).port);
  const video = JSON.parse(await readFile(`${copy}/content/videos/7.json`, "utf8"));
  const write = (path: string, text: string) => writeFile(`${copy}/content/${path}`, text);
  await write(
    "videos/7.json",
    JSON.stringify({
      ...video,
      title: "A walk by the sea",
      description: `${video.description} It was a long walk, and the creator says what they thought of it.`,
      draft: true,
    }),
  );
  const about = await readFile(`${copy}/content/pages/about.mdx`, "utf8");
  await write(
    "pages/about.mdx",
    about.replace(/(\n\n[A-Z][^\n]{80,}) ([a-z]+) ([a-z]+)/, "$1 somewhere else $3"),
  );
  await write(
    "tips/rest-more.json",
    '{ "title": "Rest more", "text": "Rest before you read, and after.", "order": 99 }',
  );
  await rm(`${copy}/content/podcasts/4.json`);
  const retired = JSON.parse(await readFile(`${copy}/content/retired.json`, "utf8"));
  await write("retired.json", JSON.stringify({ ...retired, podcasts: [4] }, null, 2));
  await page.goto("/studio");
  await expect(page.getByRole("link", { name: "4 changes not live yet" })).toBeVisible();
  await page.screenshot({ path: `${out}/start.png` });
  await page.getByRole("link", { name: "4 changes not live yet" }).click();
  await expect(page.getByRole("heading", { name: "4 changes not live yet" })).toBeVisible();
  await shoot(page, "1-list");
  await page.getByRole("button", { name: /^Undo A walk/ }).click();
  await shoot(page, "2-undo-dialog");
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "3 changes" })).toBeVisible();
  await shoot(page, "3-undone");
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByRole("heading", { name: "4 changes" })).toBeVisible();
  const publish = async (name: string, text: RegExp) => {
    await page.getByRole("main").getByRole("button", { name: "Publish" }).first().click();
    await expect(page.getByRole("alert").first()).toContainText(text, { timeout: 30_000 });
    await shoot(page, name);
  };
  await git("remote", "rename", "origin", "x").catch(() => {});
  await git("remote", "remove", "x");
  await publish("4-no-remote", /not connected/);
  await git("remote", "add", "origin", server.url);
  await git("fetch", "--quiet", "origin");
  await git("config", "branch.main.remote", "origin");
  await git("config", "branch.main.merge", "refs/heads/main");
  server.behaviour = "deny";
  await publish("5-rights", /did not let/);
  server.behaviour = "accept";
  await git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git");
  await publish("6-offline", /cannot reach/);
  await git("remote", "set-url", "origin", server.url);
  await write("tips/bad.json", '{ "title": "" }');
  await publish("7-mistakes", /mistakes/);
  await rm(`${copy}/content/tips/bad.json`);
  const theirs = resolve(servers, "theirs");
  await gitIn(servers)("clone", "--quiet", "site.git", "theirs");
  await gitIn(theirs)("config", "user.name", "T");
  await gitIn(theirs)("config", "user.email", "t@site.test");
  await writeFile(
    `${theirs}/content/videos/7.json`,
    JSON.stringify({ ...video, title: "A walk in the wood" }),
  );
  await gitIn(theirs)("commit", "--quiet", "-am", "Theirs");
  await gitIn(theirs)("push", "--quiet", "origin", "main");
  await publish("8-conflict", /Choose which version/);
  await page.getByLabel("Keep my version").check();
  stuck = true;
  await page.getByRole("main").getByRole("button", { name: "Publish" }).first().click();
  await expect(page.getByText("Building …").last()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing to publish" })).toBeVisible();
  await shoot(page, "9-building");
  await page.route("**/studio/api/publication", (route) =>
    route.fulfill({
      json: {
        step: "building",
        site: "https://www.example.org",
        problem: {
          kind: "late",
          text: "Your changes were sent, but https://www.example.org does not show them after 15 minutes. Netlify may be busy, or could not build the site. The old version stays live. Open https://app.netlify.com, choose the site, then Deploys: the newest one says what went wrong. If the site has another address, correct it in the site settings.",
        },
      },
    }),
  );
  await expect(page.getByRole("alert").first()).toContainText("15 minutes");
  await shoot(page, "10-late");
  await page.unroute("**/studio/api/publication");
  stuck = false;
  await page.reload();
  await expect(page.getByRole("list", { name: "Progress" })).toContainText("Live since", {
    timeout: 20_000,
  });
  await shoot(page, "11-live");
  await git("config", "--unset", "user.name");
  process.env["GIT_CONFIG_GLOBAL"] = "/dev/null";
  await page.goto("/studio#/videos/7");
  await page.getByText("Earlier versions").click();
  await expect(page.getByText("First version")).toBeVisible();
  await shoot(page, "12-versions");
  await page.goto("/studio#/changes");
  await page.route("**/studio/api/publication", (route) =>
    route.fulfill({
      json: {
        step: "checking",
        site: "x",
        problem: {
          kind: "no-name",
          text: "Every published version is signed with a name and an email address. Enter yours, then press Publish again. If the repository is public, anyone can see both.",
        },
      },
    }),
  );
  await page.reload();
  await expect(page.getByLabel("Your name")).toBeVisible();
  await shoot(page, "13-no-name");
  live.closeAllConnections();
  live.close();
  await server.close();
  await rm(`${copy}/.git`, { recursive: true });
});
