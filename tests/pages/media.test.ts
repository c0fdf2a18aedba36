import { expect, test } from "vitest";
import { readFeed } from "../support/read-feed.ts";
import { dataOf, launched, linksIn, named, textOf, textsOf } from "./site.ts";

const newTabs = "a[target=_blank][rel=noopener]";

test("shows videos and photos in two sections, with their facts and the full description", async () => {
  const page = await launched.open("/media");
  for (const [section, titles] of [
    [
      "Evidence videos",
      [
        "A first look through the microscope",
        "One slide, two days",
        "How these recordings are made",
        "Movement under a lens",
      ],
    ],
    [
      "Photographic evidence",
      ["A thread next to a ruler", "Specks on a pale cloth", "Fine lines on a slide"],
    ],
  ] as const)
    expect(textsOf(named(page, section), "h3")).toEqual(titles);
  const [item] = textsOf(page, "main li").filter((text) => text.includes("A first look"));
  for (const text of [
    "Duration: 6:12",
    "Category chosen by the creator: Scientific Evidence",
    "It has not been verified.",
  ])
    expect(item).toContain(text);
  expect(textsOf(named(page, "Follow the channels"), `li ${newTabs}`)).toHaveLength(7);
});

test("loads the first picture of a list at once, without a request, and the rest lazily", async () => {
  for (const path of ["/media", "/social-videos", "/podcasts"]) {
    const pictures = [...(await launched.open(path)).querySelectorAll("main li img")];
    expect(pictures[0]?.getAttribute("src"), path).toMatch(/^data:/);
    expect(pictures[0]?.getAttribute("loading"), path).not.toBe("lazy");
    const rest = pictures.slice(1).map((picture) => picture.getAttribute("loading"));
    expect(new Set(rest), path).toEqual(new Set(["lazy"]));
  }
});

test("shows the videos of each tab", async () => {
  const page = await launched.open("/social-videos");
  for (const [name, count] of [
    ["Science Debunked", 3],
    ["Fix the System", 10],
    ["Truth Silenced", 5],
    ["Spiritual Warfare", 4],
    ["Healing Music", 4],
    ["Playlists", 3],
  ] as const)
    expect(named(page, name).querySelectorAll("li"), name).toHaveLength(count);
});

test("divides a long list into pages, which its videos link back to", async () => {
  const pages = "Pages of Fix the System";
  const first = named(await launched.open("/social-videos"), pages);
  expect(textOf(first)).toContain("Page 1 of 2");
  expect(linksIn(first)).toEqual([["Next page", "/social-videos/background/2"]]);
  const second = await launched.open("/social-videos/background/2");
  expect(textsOf(second, "main h2")).toContain("Page 2 of 2");
  expect(textsOf(second, "main h3")).toHaveLength(3);
  expect(linksIn(named(second, pages))).toEqual([["Previous page", "/social-videos#background"]]);
  expect(linksIn(await launched.open("/media/32"))).toContainEqual([
    expect.stringContaining("Back to Fix the System"),
    "/social-videos/background/2",
  ]);
});

test("shows a video with its facts, data and neighbours", async () => {
  const page = await launched.open("/media/5");
  for (const part of ["Published 2 May 2025", "Duration: 2:58"])
    expect(textOf(page.querySelector("main"))).toContain(part);
  expect(dataOf(page)).toMatchObject([{ "@type": "VideoObject", duration: "PT2M58S" }]);
  for (const [path, expected] of [
    ["/media/4", [["Next Who counts as an expert?", "/media/5"]]],
    [
      "/media/5",
      [
        ["Previous What is a ‘settled’ question?", "/media/4"],
        ["Next Reading past the headline", "/media/6"],
      ],
    ],
    ["/media/6", [["Previous Who counts as an expert?", "/media/5"]]],
  ] as const) {
    const links = linksIn(await launched.open(path)).filter(([name]) =>
      /^(Previous|Next) /.test(name),
    );
    expect(links, path).toEqual(expected);
  }
  const elsewhere = linksIn(await launched.open("/media/12"), newTabs);
  expect(elsewhere).toContainEqual([
    "Watch on External Platform (opens a new tab)",
    "https://video.example.org/watch/12",
  ]);
});

test("shows the interviews, newest first, with their details", async () => {
  const page = await launched.open("/podcasts");
  const list = named(page, "Published interviews");
  expect(textsOf(list, "h3")).toEqual([
    "A long conversation about chronic illness",
    "What a phone and a lens can show",
    "Being heard in a short appointment",
    "Faith, doubt and long-term illness",
  ]);
  expect(textsOf(list, "dd").slice(0, 3)).toEqual([
    "Host of a health podcast",
    "14 June 2025",
    "2:13:45",
  ]);
  expect(textsOf(named(page, "Follow the channels"), newTabs)).toHaveLength(7);
});

test("shows an interview with its topics and its neighbours", async () => {
  const page = await launched.open("/podcasts/1");
  const links = linksIn(page, "main a");
  expect(links).toContainEqual([
    expect.stringMatching(/^4:10 How the creator describes/),
    "https://www.youtube.com/watch?v=aB3dE6gH9kL&t=250s",
  ]);
  expect(links).toContainEqual([expect.stringMatching(/^Older interview/), "/podcasts/2"]);
  expect(links).toContainEqual([expect.stringMatching(/Back to My Interviews/), "/podcasts"]);
  expect(dataOf(page)).toMatchObject([
    {
      "@type": "PodcastEpisode",
      url: "https://ntkoc.example.org/podcasts/1",
      associatedMedia: { url: "https://www.youtube.com/watch?v=aB3dE6gH9kL" },
    },
  ]);
  // Without an address that a player supports, topics link to the host or nowhere.
  expect(linksIn(await launched.open("/podcasts/3"), newTabs)).toContainEqual([
    expect.stringMatching(/^5:30 /),
    "https://rumble.com/v1abcde-being-heard.html?start=330",
  ]);
  const second = await launched.open("/podcasts/2");
  expect(textOf(second.querySelector("main"))).toContain("There is no transcript yet.");
  const [topic] = [...second.querySelectorAll("main li")].filter((one) =>
    textOf(one).includes("Why the creator started filming"),
  );
  expect(topic?.querySelector("a")).toBeNull();
});

test("lists the interviews in the feed with absolute URLs", async () => {
  const { headers, body } = await launched.get("/podcasts/feed.xml");
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const { entries, ...channel } = readFeed(String(body));
  expect(channel.self).toBe("https://ntkoc.example.org/podcasts/feed.xml");
  expect(entries.map(({ link }) => link)).toEqual(
    [1, 2, 3, 4].map((id) => `https://ntkoc.example.org/podcasts/${id}`),
  );
  expect(entries[0]).toMatchObject({
    summary: expect.stringMatching(
      /^With Host of a health podcast, 2:13:45\. Not verified\. A long/,
    ),
    published: "2025-06-14T00:00:00.000Z",
  });
});

test("links to the feeds, in the head and visibly", async () => {
  for (const [path, feed, name] of [
    ["/podcasts", "/podcasts/feed.xml", "Follow new interviews (Atom feed)"],
    ["/media", "/media/feed.xml", "Follow new videos and photos (Atom feed)"],
    ["/discussions", "/discussions/feed.xml", "Follow all discussions (Atom feed)"],
    ["/discussions/2", "/discussions/2/feed.xml", "Follow this discussion (Atom feed)"],
  ] as const) {
    const page = await launched.open(path);
    const link = page.querySelector("link[rel=alternate][type='application/atom+xml']");
    expect(link?.getAttribute("href"), path).toBe(feed);
    expect(link?.getAttribute("title"), path).toMatch(/\| NTKOC$/);
    expect(linksIn(page)).toContainEqual([name, feed]);
  }
  expect(await launched.html("/about")).not.toContain("atom+xml");
});
