import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { contentWith } from "../../../tests/support/check-content.ts";
import { findVideo } from "../../server/find-video.ts";
import { explainAddress, videoAddress } from "../../video-address.ts";

const youTube = "https://www.youtube.com/embed/dQw4w9WgXcQ";
const playlist = "https://www.youtube.com/embed/videoseries?list=PL4-x";
const vimeo = "https://player.vimeo.com/video/76979871";

describe("videoAddress", () => {
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
  ])("plays %s", (pasted, player) => expect(videoAddress(pasted).player).toBe(player));

  test.each([
    "https://rumble.com/v1abcde-being-heard.html?e9s=src",
    "https://www.youtube.com/@creator",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "https://video.example.org/watch/4",
  ])("does not play %s", (pasted) => expect(videoAddress(pasted).player).toBeUndefined());
});

test.each([
  [youTube, "This video plays on the page."],
  ["https://youtu.be/dQw4w9WgXcQ", `does not play on the page. The one that plays is ${youTube}`],
  ["https://rumble.com/v1abcde-a.html", "different addresses"],
  ["https://vid", ""],
])("explains %s", (url, text) =>
  text ? expect(explainAddress(url)).toContain(text) : expect(explainAddress(url)).toBe(""),
);

const jpeg = await sharp({ create: { width: 2400, height: 1350, channels: 3, background: "teal" } })
  .withExif({ IFD0: { Artist: "Someone" } })
  .jpeg()
  .toBuffer();

/** Content, and a fetcher that sends every request to a server on this machine. */
async function hostThat(respond: RequestListener) {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked: string[] = [];
  const fetcher: typeof fetch = (address, init) => {
    asked.push(String(address));
    return fetch(origin + new URL(String(address)).pathname, init);
  };
  const root = await contentWith();
  const context = { root, fetcher, environment: {}, afterWrite: async () => {} };
  return { asked, root, find: (url: string) => findVideo(context, url) };
}

const rumblePage = "https://rumble.com/v1abcde-being-heard.html";
const rumble = "https://rumble.com/embed/v9xyz1/";

/** A host that describes its video as in oEmbed, and sends a picture. */
const hostWith = (player: string, thumbnail_url: unknown, picture: Buffer | string = jpeg) =>
  hostThat(({ url }, response) => {
    const html = `<iframe src="${player}" width="640"></iframe>`;
    response.end(url?.includes("oembed") ? JSON.stringify({ html, thumbnail_url }) : picture);
  });

test("stores the picture of a YouTube video once, smaller and without metadata", async () => {
  const thumbnail = "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg";
  const { asked, root, find } = await hostWith(`${youTube}?feature=oembed`, thumbnail);
  const found = { player: youTube, picture: "youtube-dQw4w9WgXcQ.jpg" };
  expect(await find("https://youtu.be/dQw4w9WgXcQ")).toEqual(found);
  const { width, height, exif } = await sharp(join(root, "pictures", found.picture)).metadata();
  expect({ width, height, exif }).toEqual({ width: 2000, height: 1125, exif: undefined });
  expect(await find(youTube)).toEqual(found);
  expect(asked).toEqual([
    "https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&format=json",
    thumbnail,
  ]);
});

test("requests the player's address from Rumble", async () => {
  const { asked, find } = await hostWith(rumble, "https://sp.rmbl.ws/s8/1/a.jpg");
  expect(await find(rumblePage)).toEqual({ player: rumble, picture: "rumble-v1abcde.jpg" });
  expect(asked[0]).toMatch(
    /^https:\/\/rumble\.com\/api\/Media\/oembed\.json\?url=https%3A%2F%2Frumble/,
  );
});

test.each(["https://evil.example/a.jpg", "http://sp.rmbl.ws/a.jpg", "https://i.ytimg.com/a.jpg"])(
  "does not fetch a picture from %s",
  async (thumbnail_url) => {
    const { asked, find } = await hostWith(rumble, thumbnail_url);
    const problem = "Rumble sent nothing that the Studio can use.";
    expect(await find(rumblePage)).toEqual({ player: rumble, problem });
    expect(asked).toHaveLength(1);
  },
);

test("rejects players of other sites, and requests nothing from other hosts", async () => {
  const { asked, find } = await hostWith(
    "https://evil.example/embed/4",
    "https://sp.rmbl.ws/a.jpg",
  );
  const problem = "Rumble did not name the address that plays.";
  expect(await find(rumblePage)).toEqual({ problem });
  expect(asked).toHaveLength(1);
  await expect(find("https://127.0.0.1/embed/4")).rejects.toThrow("not the address of a video");
  expect(asked).toHaveLength(1);
});

const useless = "YouTube sent nothing that the Studio can use.";

test.each<[string, RequestListener, string]>([
  ["has no such video", (_, to) => to.writeHead(404).end(), "does not have this video"],
  ["closes the connection", ({ socket }) => socket.destroy(), "cannot reach YouTube."],
  ["redirects", (_, to) => to.writeHead(302, { Location: "/b" }).end(), "cannot reach YouTube."],
  ["sends too much", (_, to) => to.end(Buffer.alloc(5_000_001)), useless],
])("explains why there is no picture if the host %s", async (_, respond, text) => {
  const { find } = await hostThat(respond);
  expect(await find(youTube)).toEqual({ player: youTube, problem: expect.stringContaining(text) });
});
