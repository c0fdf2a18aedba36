import { expect, test } from "vitest";
import { explainAddress, playerOf } from "../../video-address.ts";

const youTube = "https://www.youtube.com/embed/dQw4w9WgXcQ";
const playlist = "https://www.youtube.com/embed/videoseries?list=PL4-x";
const vimeo = "https://player.vimeo.com/video/76979871";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL4&t=3s", `${youTube}?start=3`],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ?start=90", `${youTube}?start=90`],
  ["https://youtu.be/dQw4w9WgXcQ#t=1h1m30s", `${youTube}?start=3690`],
  ["https://www.youtube.com/playlist?list=PL4-x", playlist],
  ["https://vimeo.com/76979871#t=90s", `${vimeo}#t=90s`],
  ["https://youtu.be/dQw4w9WgXcQ?si=Ab-_9", youTube],
  ["youtu.be/dQw4w9WgXcQ", youTube],
  ["https://vimeo.com/76979871/8272103f6e", `${vimeo}?h=8272103f6e`],
  [`<iframe src="${vimeo}?h=82&amp;title=0" width="640"></iframe>`, `${vimeo}?h=82&title=0`],
  ["https://rumble.com/embed/v1abc/?pub=4", "https://rumble.com/embed/v1abc/?pub=4"],
  ["https://video.example.org/embed/4", "https://video.example.org/embed/4"],
])("plays %s", (pasted, player) => expect(playerOf(pasted)).toBe(player));

test.each([
  "https://rumble.com/v1abcde-being-heard.html?e9s=src",
  "https://www.youtube.com/@creator",
  "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
  "https://video.example.org/watch/4",
])("does not play %s", (pasted) => expect(playerOf(pasted)).toBeUndefined());

test.each([
  [youTube, "This video plays on the page."],
  ["https://youtu.be/dQw4w9WgXcQ", `does not play on the page. The one that plays is ${youTube}`],
  ["https://rumble.com/v1abcde-a.html", "Visitors get a link to rumble.com instead"],
  ["https://vid", ""],
])("explains %s", (url, text) =>
  text ? expect(explainAddress(url)).toContain(text) : expect(explainAddress(url)).toBe(""),
);
