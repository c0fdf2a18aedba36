import { expect, test } from "vitest";
import { footerGroups, headerGroups } from "../../src/subjects/site/navigation.ts";
import { launched, linksIn, named, textOf, textsOf } from "./site.ts";

const sections: Record<string, [name: string | RegExp, href: string][]> = {
  "The creator’s mission": [],
  "A tour of this site": [],
  "Help Us Build": [["Support Our Mission", "/support"]],
  "Short videos by topic": [
    ["What is a ‘settled’ question?", "/social-videos?video=4"],
    ["Who counts as an expert?", "/social-videos?video=5"],
    ["Reading past the headline", "/social-videos?video=6"],
    [/^See all social content/, "/social-videos"],
  ],
  "Videos and photos of findings": [
    [/^A first look through the microscope/, "/media"],
    ["View Media Gallery", "/media"],
  ],
  "Interviews with hosts": [
    [/^A long conversation about chronic illness/, "/podcasts"],
    ["View All Interviews", "/podcasts"],
  ],
  "Treatment information": [
    ["Read about treatment", "/treating-parasites"],
    [/^Diet & Lifestyle/, "/treating-parasites#holistic"],
    [/^Natural Therapies/, "/treating-parasites#supplements"],
    [/^Medical Guidance/, "/treating-parasites#medications"],
  ],
  "From the glossary": [
    ["Matchbox Sign", "/glossary/matchbox-sign"],
    ["Explore Full Glossary", "/glossary"],
  ],
  "Search the medical literature": [["Open the literature search", "/literature"]],
  "Community discussion": [
    ["Medical Experiences", "/discussions?category=medical-experiences"],
    ["Community Feedback and Suggestions", "/discussions?category=community-feedback"],
    ["Weekly Discussions", "/discussions?category=weekly-discussions"],
    ["Join Community Discussion", "/discussions"],
  ],
};

test("shows its sections in order, with the right links", async () => {
  const page = await launched.open("/");
  expect(textsOf(page, "main h2")).toEqual(Object.keys(sections));
  for (const link of [
    ["See the videos and photos", "/media"],
    ["About me", "/about"],
    ["Support this work", "/support"],
    ["Do I need a doctor?", "/do-i-need-a-doctor"],
    ["What is the “Matchbox Sign”?", "/glossary#matchbox-sign"],
  ])
    expect(linksIn(page, "main a")).toContainEqual(link);
  for (const [section, links] of Object.entries(sections))
    for (const [name, href] of links)
      expect(linksIn(named(page, section)), section).toContainEqual([
        typeof name === "string" ? name : expect.stringMatching(name),
        href,
      ]);
});

test("shows the details of its content", async () => {
  const page = await launched.open("/");
  const strip = named(page, "Short videos by topic");
  expect(textsOf(strip, "p")).toContainEqual(
    expect.stringMatching(/^In this short video the creator asks .* “I do not know”\.$/),
  );
  expect(textOf(strip)).toContain("The creator’s view (not verified)");
  expect(linksIn(strip, "a[target=_blank]")).toContainEqual([
    expect.stringMatching(/^Watch on External Platform.*Who counts as an expert\?/),
    "https://video.example.org/embed/5",
  ]);
  expect(textOf(named(page, "Interviews with hosts"))).toContain("Duration: 2:13:45");
  const entry = named(page, "From the glossary");
  expect(textsOf(entry, "dt")).toEqual(["Clinical definition"]);
  expect(textsOf(named(page, "Community discussion"), "li")).toEqual([
    "Medical Experiences 1 discussion",
    "Community Feedback and Suggestions 1 discussion",
    "Weekly Discussions 1 discussion",
  ]);
});

test("has few landmarks, and a menu that follows its button", async () => {
  const page = await launched.open("/");
  const landmarks = [...page.querySelectorAll("nav, aside, section[aria-labelledby], search")];
  const names = ["Main", "Get help now", "Media", "Health & Recovery", "Community"];
  expect(landmarks).toEqual(names.map((name) => named(page, name)));
  expect(textsOf(page, "header :is(a, button)").slice(1, 4)).toEqual([
    "Get help now",
    expect.stringMatching(/^Open navigation menu ?Close navigation menu$/),
    "Home",
  ]);
});

test("says what plays, and that it loads from another site", async () => {
  const page = await launched.open("/");
  const play = page.querySelector("a.poster");
  expect(textOf(play)).toMatch(/^Play video: /);
  const note = page.getElementById(play?.getAttribute("aria-describedby") ?? "");
  expect(textOf(note)).toContain("loads from another site only when you press play");
});

test("explains its name once on the home page and on About Me", async () => {
  for (const path of ["/", "/about"]) {
    const text = textOf((await launched.open(path)).body);
    expect(text.split("NTKOC stands for “Sample Name”."), path).toHaveLength(2);
  }
});

test("states once that the view is not an accepted medical view", async () => {
  for (const path of ["/", "/media", "/contact"]) {
    const text = textOf((await launched.open(path)).body);
    expect(text.split("No reliable evidence shows that hidden parasites"), path).toHaveLength(2);
  }
});

test("has columns of links, four channels and a last line in the footer", async () => {
  const page = await launched.open("/");
  const footer = page.querySelector("footer");
  const columns = [...(footer?.querySelectorAll("nav") ?? [])].map((column) =>
    textsOf(column, "a"),
  );
  const groups = footerGroups().map(({ items }) => items.map(({ label }) => label));
  expect(columns).toEqual(expect.arrayContaining(groups));
  expect(textsOf(page, "footer a[target=_blank]")).toHaveLength(5);
  expect(textOf(footer)).toContain("© 2025 NTKOC");
  expect(linksIn(page, "footer a")).toContainEqual(["About this site", "/about/this-site"]);
});

test.each([
  ["/", ["Home"]],
  ["/glossary", ["Health & Recovery", "Medical Glossary"]],
  ["/support", ["Support"]],
  ["/search", ["Search"]],
])("marks the current page and its group in the header of %s", async (path, marked) => {
  expect(textsOf(await launched.open(path), "header [aria-current]")).toEqual(marked);
});

test("has the same links in the menu, in three groups", async () => {
  const menu = named(await launched.open("/"), "Main");
  const groups = headerGroups({ blog: true, comments: true, discussions: true });
  expect(textsOf(menu, "ul > li > a:not(details a), summary")).toEqual([
    "Home",
    ...groups.map(({ label }) => label),
    "Store",
    "Support",
  ]);
  expect(textsOf(menu, "details a")).toEqual(
    groups.flatMap(({ items }) => items.map(({ label }) => label)),
  );
});
