import type { Page } from "@playwright/test";
import { expectNoElement, expectText, hostileText, watchCanary } from "./canary.ts";
import { author, content, fillForm, openForm } from "./reply-form.ts";
import { password, setUpServer } from "./start-server.ts";
import { expect, phone, test } from "./test.ts";
import { newWord } from "./unique-word.ts";

// Disable the content security policy, which would stop a script that was not escaped.
test.use({ bypassCSP: true, viewport: phone });
test.describe.configure({ mode: "default" });

const address = setUpServer({}, ["Ada"]);

test("shows visitors' text as text on every page and on the moderators' page", async ({
  page,
  allowErrors,
}) => {
  // The moderators' page first requests the session.
  allowErrors("401");
  const called = await watchCanary(page);
  const text = () => hostileText(newWord());
  const words = {
    title: text(),
    author: hostileText("Mara"),
    content: text(),
    comment: text(),
    beneath: text(),
    why: text(),
  };
  const email = "mara@example.org";
  const post = async (path: string, data: object): Promise<{ id: number; own: string }> => {
    const response = await page.request.post(address() + path, {
      data: { ...words, email, ...data },
    });
    expect(response.ok(), path).toBe(true);
    return response.json();
  };
  const wordOf = (one: string) => one.slice(0, one.indexOf("<"));
  const open = async (path: string, ...shown: string[]) => {
    await page.goto(address() + path);
    for (const one of shown) await expectText(page, wordOf(one));
    await expectNoElement(page);
  };

  const { id } = await post("/api/discussions", { category: "weekly-discussions" });
  const reply = await post(`/api/discussions/${id}/replies`, { content: words.comment });
  const subject = { contentType: "video", contentId: 4, content: words.comment };
  await post("/api/comments", subject);
  const beneath = { contentType: "blog", contentId: 1, content: words.beneath };
  await post("/api/comments", beneath);
  const report = { kind: "reply", id: String(reply.id), reason: words.why };
  await fetch(`${address()}/report`, { method: "POST", body: new URLSearchParams(report) });

  await open("/discussions", words.title, words.author);
  await open(`/discussions/${id}`, words.title, words.content, words.comment);
  await expect(page).toHaveTitle(new RegExp(wordOf(words.title)));
  await open(`/search?q=${wordOf(words.title)}`, words.title);
  await page.getByLabel("Search this site").fill(words.title);
  await expect(page.getByRole("main").getByRole("status")).toContainText(words.title);
  await expectText(page, wordOf(words.title));
  await open(`/search?q=${encodeURIComponent(words.title)}`, words.title);
  await open(`/report?kind=reply&id=${reply.id}&reason=${encodeURIComponent(words.why)}`);
  await open("/media/4", words.author, words.comment);
  await open("/blog/1");
  await page.getByRole("heading", { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await expectText(page, wordOf(words.beneath));
  await open(reply.own);
  await expect(page.getByLabel("Your reply")).toHaveValue(words.comment);

  await page.goto(`${address()}/desk`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("navigation", { name: "Lists" })).toBeVisible();
  await openRows(page);
  await expectText(page, wordOf(words.why));
  await expectText(page, wordOf(words.comment));
  await page
    .getByRole("navigation", { name: "Lists" })
    .getByRole("link", { name: "Recent" })
    .click();
  await expect(page).toHaveURL(/show=recent/);
  await openRows(page);
  await expectText(page, wordOf(words.title));
  await expectNoElement(page);
  expect(called).toEqual([]);
});

const openRows = (page: Page) =>
  page
    .getByRole("main")
    .locator("details")
    .evaluateAll((rows) => {
      for (const row of rows) row.setAttribute("open", "");
    });

test("creates no elements from a URL, a draft, a search or a held post", async ({
  page,
  allowErrors,
}) => {
  for (const refusal of ["400", "401", "404", "429"]) allowErrors(`status of ${refusal}`);
  const called = await watchCanary(page);
  const text = hostileText(newWord());
  const coded = encodeURIComponent(text);
  for (const path of [
    `/discussions?category=${coded}`,
    `/social-videos?video=${coded}#${coded}`,
    `/glossary?q=${coded}#${coded}`,
    `/own/${coded}`,
    `/${coded}`,
    `/desk?search=${coded}#${coded}`,
  ]) {
    await page.goto(address() + path);
    await expectNoElement(page);
  }
  await page.goto(`${address()}/discussions/1`);
  await openForm(page);
  await fillForm(page, text);
  await author(page).fill(text.slice(0, 80));
  await content(page).blur();
  await page.reload();
  await openForm(page);
  await expect(content(page)).toHaveValue(text);
  await page.route(
    "**/api/discussions/1/replies",
    (route) => route.fulfill({ status: 429, json: { error: hostileText("Refused") } }),
    { times: 1 },
  );
  await author(page).fill("Mara");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expectText(page, "Refused");
  await content(page).fill(`Buy viagra now https://pills.example.shop ${text}`);
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByText("will be shown once it has been read by a moderator")).toBeVisible();
  await expectNoElement(page);
  expect(called).toEqual([]);
});
