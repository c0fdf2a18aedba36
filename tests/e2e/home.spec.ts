import type { Page } from "@playwright/test";
import { mockOtherHosts } from "./other-hosts.ts";
import { expect, phone, test } from "./test.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });
const link = (page: Page, name: string, within: string) =>
  region(page, within).getByRole("link", { name });

/** Sections after the hero, in the order of the specification. */
const sections = [
  "The creator’s mission",
  "A tour of this site",
  "Help Us Build",
  "Short videos",
  "Videos and photos",
  "Interviews",
  "Treatment information",
  "From the glossary",
  "Search the medical literature",
  "Community discussion",
];

/** Section, name and target of each required link. */
const links: [string, string, string][] = [
  ["Help Us Build", "Support Our Mission", "/support"],
  ["Short videos", "See all social content", "/social-videos"],
  ["Videos and photos", "A first look through the microscope", "/media"],
  ["Videos and photos", "View Media Gallery", "/media"],
  ["Interviews", "A long conversation about chronic illness", "/podcasts"],
  ["Interviews", "View All Interviews", "/podcasts"],
  ["Treatment information", "Read about treatment", "/treating-parasites"],
  ["Treatment information", "Diet & Lifestyle", "/treating-parasites#holistic"],
  ["Treatment information", "Natural Therapies", "/treating-parasites#supplements"],
  ["Treatment information", "Medical Guidance", "/treating-parasites#medications"],
  ["From the glossary", "Matchbox Sign", "/glossary/matchbox-sign"],
  ["From the glossary", "Explore Full Glossary", "/glossary"],
  ["Search the medical literature", "Open the literature search", "/literature"],
  ["Community discussion", "Medical Experiences", "/discussions?category=medical-experiences"],
  [
    "Community discussion",
    "Community Feedback and Suggestions",
    "/discussions?category=community-feedback",
  ],
  ["Community discussion", "Weekly Discussions", "/discussions?category=weekly-discussions"],
  ["Community discussion", "Join Community Discussion", "/discussions"],
];

test("shows its sections in order, with the right links", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections);
  for (const name of sections) await expect(region(page, name)).toBeVisible();
  for (const [name, href] of [
    ["See the videos and photos", "/media"],
    ["About me", "/about"],
    ["Support this work", "/support"],
    ["Feeling ill? Do I need a doctor?", "/do-i-need-a-doctor"],
    ["What is the “Matchbox Sign”?", "/glossary#matchbox-sign"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  for (const [within, name, href] of links)
    await expect(link(page, name, within), name).toHaveAttribute("href", href);
});

test("opens a short video in a new tab or on the page of short videos", async ({
  page,
  context,
}) => {
  const requested = await mockOtherHosts(context);
  await page.goto("/");
  await link(page, "Watch on External Platform : Who counts as an expert?", "Short videos").click();
  await expect.poll(() => requested).toEqual(["https://video.example.org/embed/5"]);
  await expect(page).toHaveURL("/");
  const thumbnails = region(page, "Short videos").locator("img");
  await expect(thumbnails).toHaveCount(3);
  // The title's link covers the card.
  await thumbnails.first().click({ force: true });
  await expect(page).toHaveURL("/social-videos?video=4");
});

test("shows the first three short videos, with descriptions cut after two lines, and the details of its content", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const strip = region(page, "Short videos");
  const titles = strip.getByRole("heading", { level: 3 }).getByRole("link");
  await expect(titles).toHaveText([
    "What is a ‘settled’ question?",
    "Who counts as an expert?",
    "Reading past the headline",
  ]);
  for (const [at, id] of [4, 5, 6].entries())
    await expect(titles.nth(at)).toHaveAttribute("href", `/social-videos?video=${id}`);
  const text = strip.getByText(/^In this short video the creator asks .* \w+…$/);
  const lines = await text.evaluate((words) => {
    const height = Number.parseFloat(getComputedStyle(words).lineHeight);
    return { shown: words.clientHeight / height, all: words.scrollHeight / height };
  });
  expect(lines.shown).toBeCloseTo(2, 1);
  expect(lines.all).toBeCloseTo(2, 1);
  await expect(strip.getByText("The creator’s view (not verified)")).toHaveCount(1);
  await expect(strip.getByText("Not verified", { exact: true })).toHaveCount(2);
  const mission = region(page, "The creator’s mission");
  await expect(mission.getByRole("heading", { level: 3 })).toHaveText([
    "Chronic physical illness",
    "Chronic mental illness",
    "Evidence-Based Findings",
    "Community Engagement",
    "Medical Paradigm Shift",
  ]);
  await expect(region(page, "A tour of this site")).toContainText("ntkoc.example.org");
  await expect(region(page, "Interviews")).toContainText("Duration: 2:13:45");
  const community = region(page, "Community discussion");
  await expect(community.getByRole("listitem")).toHaveText([
    /^\s*Example\s*Medical Experiences\s*1 discussion\s*$/,
    /^\s*Community Feedback and Suggestions\s*1 discussion\s*$/,
    /^\s*Example\s*Weekly Discussions\s*1 discussion\s*$/,
  ]);
  await expect(
    community.getByText("In development - requires additional financial support to launch"),
  ).toBeVisible();
  const entry = region(page, "From the glossary");
  await expect(entry.getByRole("term")).toHaveText("Clinical definition");
  await expect(entry.getByRole("definition")).toContainText("a patient brings skin flakes");
  await link(page, "Matchbox Sign", "From the glossary").click();
  await expect(page).toHaveURL("/glossary/matchbox-sign");
});

test("shows no meaning of the name until the settings have one", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("stands for"), path).toHaveCount(0);
  }
});

test("states once that the view is not an accepted medical view", async ({ page }) => {
  for (const path of ["/", "/media", "/contact"]) {
    await page.goto(path);
    await expect(
      page.getByText("No reliable evidence shows that hidden parasites"),
      path,
    ).toHaveCount(1);
  }
});
