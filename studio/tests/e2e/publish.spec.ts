import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expectNoViolations } from "../../../tests/e2e/axe.ts";
import { expect, phone } from "../../../tests/e2e/test.ts";
import { gitIn, serveLiveSite } from "../support/git-server.ts";
import { test as alone } from "./alone.ts";

const test = alone.extend<{ sent: (path: string) => Promise<string> }>({
  liveUrl: async ({ content }, use) => {
    const folder = dirname(content);
    const git = gitIn(folder);
    await git("init", "--quiet", "--bare", "--initial-branch", "main", "site.git");
    await git("init", "--quiet", "--initial-branch", "main");
    await git("config", "user.name", "Creator");
    await git("config", "user.email", "creator@site.test");
    for await (const file of glob(`${content}/**/*.{json,md,mdx}`)) {
      const text = await readFile(file, "utf8");
      await writeFile(
        file,
        text.replaceAll("example.org", "site.test").replace("$example", "$site"),
      );
    }
    await git("add", "content");
    await git("commit", "--quiet", "--message", "Start");
    await git("remote", "add", "origin", "site.git");
    await git("push", "--quiet", "--set-upstream", "origin", "main");
    const live = await serveLiveSite(folder);
    await use(live.url);
    await live.close();
  },
  sent: ({ content }, use) =>
    use((path) => gitIn(`${dirname(content)}/site.git`)("show", `main:content/${path}`)),
});

test("publishes a change, undoes another, and restores an earlier version", async ({
  page,
  sent,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
  const changeTitle = async (at: string, title: string) => {
    await page.goto(`/studio#/${at}`);
    await page.getByLabel("Title").fill(title);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toContainText("Saved at");
  };
  const before = JSON.parse(await sent("videos/7.json")).title;
  await changeTitle("videos/7", "A walk by the sea");
  await changeTitle("podcasts/2", "A talk in the rain");
  await changeTitle("videos/8", "A walk in the fog");

  await page.getByRole("link", { name: "3 changes not live yet" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "A walk by the sea" });
  await expect(card.getByRole("definition")).toHaveText([
    `Before${before}`,
    "AfterA walk by the sea",
  ]);
  await expectNoViolations(page);
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBe(0);

  await page.getByRole("button", { name: "Undo A walk in the fog" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "2 changes not live yet" })).toBeVisible();

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status")).toContainText(/Live since \d{1,2}:\d\d/);
  await expect(page.getByRole("heading", { name: "All changes are sent" })).toBeVisible();
  expect(await sent("videos/7.json")).toContain("A walk by the sea");
  expect(await sent("podcasts/2.json")).toContain("A talk in the rain");

  await page.goto("/studio#/videos/7");
  await page.getByText("Earlier versions").click();
  await expect(page.getByText("In the file now")).toBeVisible();
  await page.getByRole("button", { name: /^Restore/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(before);
  await expect(page.getByRole("link", { name: "1 change not live yet" })).toBeVisible();
  expect(await sent("videos/7.json")).toContain("A walk by the sea");
});
