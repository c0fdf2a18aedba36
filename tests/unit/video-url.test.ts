import { expect, test } from "vitest";
import {
  canSeek,
  embedUrl,
  frameDirectives,
  isEmbed,
  platformOf,
  watchUrl,
  watchUrlAt,
} from "../../src/lib/media/video-url.ts";

test.each(["https://video.example.org/embed/4?t=3", "https://player.example.org/embed-1234.html"])(
  "embeds %s",
  (url) => {
    expect(isEmbed(url)).toBe(true);
  },
);

test.each(["https://vimeo.com/76979871", "https://example.org/watch?next=/embed/4"])(
  "does not embed %s",
  (url) => {
    expect(isEmbed(url)).toBe(false);
  },
);

test.each([
  ["https://www.youtube.com/embed/abc", "https://www.youtube.com/watch?v=abc&t=250s"],
  ["https://youtu.be/abc", "https://youtu.be/abc?t=250s"],
  ["https://vimeo.com/76979871", "https://vimeo.com/76979871#t=250s"],
])("adds a start time to %s", (url, expected) => expect(watchUrlAt(url, 250)).toBe(expected));

test.each(["https://rumble.com/embed/v1abc/", "https://youtube.com.example.org/watch?v=abc"])(
  "adds no start time to %s",
  (url) => expect(watchUrlAt(url, 250)).toBeUndefined(),
);

test("sets a start time only on YouTube frames", () => {
  expect(canSeek("https://www.youtube.com/embed/abc")).toBe(true);
  for (const url of ["https://www.youtube.com/watch?v=abc", "https://rumble.com/embed/v1abc/"])
    expect(canSeek(url)).toBe(false);
});

test("adds autoplay and keeps other parameters", () => {
  expect(embedUrl("https://rumble.com/embed/v1abc/?pub=4")).toBe(
    "https://rumble.com/embed/v1abc/?pub=4&autoplay=1",
  );
  expect(embedUrl("https://video.example.org/embed/4?autoplay=0#t=3")).toBe(
    "https://video.example.org/embed/4?autoplay=1#t=3",
  );
});

test.each([
  ["www.youtube.com/embed/abc?start=9", "www.youtube-nocookie.com/embed/abc?start=9&autoplay=1"],
  [
    "youtube.com/embed/abc#t=1m30s",
    "www.youtube-nocookie.com/embed/abc?start=90&autoplay=1#t=1m30s",
  ],
  ["m.youtube.com/embed/abc", "www.youtube-nocookie.com/embed/abc?autoplay=1"],
  ["player.vimeo.com/video/1#t=90s", "player.vimeo.com/video/1?autoplay=1&dnt=1#t=90s"],
  ["player.vimeo.com/video/76979871", "player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
  ["youtube.com.example.org/embed/abc", "youtube.com.example.org/embed/abc?autoplay=1"],
])("plays %s without cookies as %s", (url, expected) => {
  expect(embedUrl(`https://${url}`)).toBe(`https://${expected}`);
});

test.each([
  ["www.youtube.com/embed/dQw4w9WgXcQ", "watch?v=dQw4w9WgXcQ"],
  ["www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=9", "watch?v=dQw4w9WgXcQ&t=9s"],
  ["www.youtube.com/embed/videoseries?list=PL4-x", "playlist?list=PL4-x"],
  ["www.youtube.com/embed/videoseries", "embed/videoseries"],
  ["www.youtube.com/embed/abc?list=PL4-x&t=1m30s", "watch?v=abc&list=PL4-x&t=90s"],
])("returns the page of the frame %s", (frame, page) => {
  expect(watchUrl(`https://${frame}`)).toBe(`https://www.youtube.com/${page}`);
});

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.example.org/embed/abc",
])("returns %s unchanged", (url) => {
  expect(watchUrl(url)).toBe(url);
});

test("allows each host of a frame once, in order", () => {
  const urls = [
    "https://video.example.org/embed/2",
    "https://www.youtube.com/embed/a",
    "https://video.example.org/embed/1",
    "https://rumble.com/v1abc.html",
  ];
  const hosts = "https://video.example.org https://www.youtube-nocookie.com";
  expect(frameDirectives(urls)).toEqual([`frame-src ${hosts}`, `connect-src ${hosts}`]);
});

test("allows nothing if no video plays in a frame", () => {
  expect(frameDirectives(["https://video.example.org/watch/2"])).toEqual([]);
  expect(frameDirectives([])).toEqual([]);
});

test.each([
  ["https://www.youtube.com/watch?v=abc", "YouTube"],
  ["https://youtu.be/abc", "YouTube"],
  ["https://www.rumble.com/embed/v123", "Rumble"],
  ["https://itunes.apple.com/us/podcast/id1", "Apple Podcasts"],
])("recognises %s as %s", (url, platform) => {
  expect(platformOf(url)).toBe(platform);
});

test.each([
  "https://youtube.com.evil.org./watch",
  "https://www.youtube.com:pass@evil.org/watch",
  "https://crumble.com/v1",
])("does not recognise %s", (url) => {
  expect(platformOf(url)).toBe("External Platform");
});
