import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Checked, OpenFile, PictureList } from "../../scripts/studio/protocol.ts";
import { createStudio } from "../../scripts/studio/server/studio.ts";
import { contentWith } from "../support/check-content.ts";
import { add, type Change, change, copy } from "../support/valid-content.ts";

const origin = "http://localhost:8888";

type Answer = { error?: string; name?: string } & Partial<Checked>;

/** A Studio on valid content with some changes. */
async function studioOn(...changes: Change[]) {
  const root = await contentWith(...changes);
  const handle = createStudio({ root, environment: {}, afterWrite: async () => {} });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await handle(new Request(`${origin}/studio/api/${path}`, init), "127.0.0.1");
    if (!response) throw new Error(`The Studio does not handle ${path}`);
    return response;
  };
  const write = async (
    method: string,
    path: string,
    body: BodyInit,
    type: string,
    headers = {},
  ) => {
    const own = { Origin: origin, "Content-Type": `application/${type}`, ...headers };
    const response = await send(path, {
      method,
      headers: own,
      body,
      duplex: "half",
    } as RequestInit);
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  return {
    root,
    send,
    upload: (name: string, bytes: BodyInit, headers = {}, title = "") =>
      write(
        "PUT",
        `picture?${new URLSearchParams({ name, title })}`,
        bytes,
        "octet-stream",
        headers,
      ),
    change: (method: string, path: string, body: object) =>
      write(method, path, JSON.stringify(body), "json"),
    list: async () => (await (await send("pictures")).json()) as PictureList,
    names: () => readdir(join(root, "pictures")),
    file: (name: string) => readFile(join(root, "pictures", name)),
  };
}

/** A photograph as a phone takes it: lying on its side, with the place. The sky is at its left before it is turned. */
const phonePhoto = async (width = 400, height = 300) => {
  const sky = { create: { width: width / 2, height, channels: 3, background: "blue" } } as const;
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: "green" } })
      .composite([{ input: await sharp(sky).png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
};

const drawn = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 4, background: "#0a06" } });

test("turns a photograph upright, shrinks it, and removes the place", async () => {
  const { upload, file } = await studioOn();
  const original = await phonePhoto(4032, 3024);
  expect((await sharp(original).metadata()).exif).toBeDefined();
  expect(Buffer.from(original).toString("latin1")).toContain("Phone");
  expect(await upload("My Photo.JPG", original)).toMatchObject({
    status: 200,
    name: "my-photo.jpg",
  });
  const stored = await file("my-photo.jpg");
  const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
  expect({ width, height }).toEqual({ width: 1500, height: 2000 });
  expect({ orientation, exif, xmp, iptc }).toEqual({});
  expect(stored.toString("latin1")).not.toContain("Phone");
  const [red, , blue] = await sharp(stored)
    .extract({ left: 700, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(Number(red) + 100);
});

test.each([
  ["Thread.png", "thread.webp", drawn().png()],
  ["thread in motion.gif", "thread-in-motion.webp", drawn().gif()],
  ["Crème.WEBP", "creme.webp", drawn().webp()],
  ["scan.tiff", "scan.webp", drawn().tiff({ compression: "lzw" })],
  ["small.avif", "small.webp", drawn().avif()],
  // Whatever its name says.
  ["../../evil.html", "evil.webp", drawn().png()],
  [".png", "picture.webp", drawn().png()],
])("stores %s as %s, with its transparent parts", async (name, stored, picture) => {
  const { upload, file } = await studioOn();
  expect(await upload(name, new Uint8Array(await picture.toBuffer()))).toMatchObject({
    name: stored,
  });
  expect(await sharp(await file(stored)).metadata()).toMatchObject({
    ...{ format: "webp", width: 8, height: 8 },
    hasAlpha: true,
  });
});

test.each([
  ["IMG_1234.jpg", "a-thread-at-night"],
  ["IMG_E1234 (2).jpg", "a-thread-at-night"],
  ["PXL_20260102_101112131.MP.jpg", "a-thread-at-night"],
  ["Screenshot 2026-01-02 at 10.11.12.png", "a-thread-at-night"],
  ["image.png", "a-thread-at-night"],
  ["20260102.jpg", "a-thread-at-night"],
  ["Image of a worm.png", "image-of-a-worm"],
  ["Pico 3.png", "pico-3"],
  ["写真.png", "a-thread-at-night"],
])("names %s in an entry called “A thread, at night” %s", async (name, stored) => {
  const { upload } = await studioOn();
  const bytes = new Uint8Array(await drawn().png().toBuffer());
  expect(await upload(name, bytes, {}, "A thread, at night")).toMatchObject({
    name: `${stored}.webp`,
  });
});

test("never replaces another picture, also if only capitals differ", async () => {
  const { upload, names } = await studioOn(copy("pictures/thread.png", "pictures/My-Photo.JPG"));
  const photo = await phonePhoto();
  const answers = await Promise.all(["a", "b", "c"].map(() => upload("my photo.jpg", photo)));
  expect(answers.map(({ name }) => name).toSorted()).toEqual([
    ...["my-photo-2.jpg", "my-photo-3.jpg", "my-photo-4.jpg"],
  ]);
  expect(await names()).toHaveLength(5);
});

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0", "latin1");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />';

const refused: [string, string, () => Promise<BodyInit>, string][] = [
  ["a HEIC picture", "IMG_1.HEIC", async () => heic, "“IMG_1.HEIC” is a HEIC picture"],
  ["a HEIC picture with another name", "a.jpg", async () => heic, "save or export it as JPEG"],
  ["a drawing", "a.png", async () => svg, "“a.png” is not a picture that the Studio can read."],
  ["a text", "a.jpg", async () => "hello", "is not a picture"],
  ["an empty file", "a.jpg", async () => "", "is not a picture"],
  [
    "half a photograph",
    "half.jpg",
    async () => (await phonePhoto()).slice(0, 1200),
    "“half.jpg” is damaged, or only a part of it was copied.",
  ],
  [
    "half a PNG",
    "half.png",
    async () => new Uint8Array(await drawn(300, 300).png().toBuffer()).slice(0, 300),
    "is damaged",
  ],
];

test.each(refused)("refuses %s", async (_, name, bytes, message) => {
  const { upload, names } = await studioOn();
  const answer = await upload(name, await bytes());
  expect(answer).toEqual({ status: 422, error: expect.stringContaining(message) });
  expect(await names()).toEqual(["thread.png"]);
});

test("refuses a file above 50 MB", async () => {
  const { upload, names } = await studioOn();
  const chunk = new Uint8Array(10_000_000);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  expect(await upload("a.jpg", endless)).toEqual({
    status: 413,
    error: "The file is larger than 50 MB. Save a smaller copy, and use that.",
  });
  expect(await names()).toEqual(["thread.png"]);
});

test("stores nothing if the upload is interrupted", async () => {
  const { upload, names } = await studioOn();
  const bytes = (await phonePhoto()).slice(0, 1200);
  const parts = [bytes];
  const stream = new ReadableStream({
    pull: (controller) => {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.error(new Error("The connection was lost"));
    },
  });
  expect(await upload("a.jpg", stream)).toHaveProperty("error");
  expect(await names()).toEqual(["thread.png"]);
});

test("refuses an upload by another site, and one without a type", async () => {
  const { upload, names } = await studioOn();
  const photo = await phonePhoto();
  for (const headers of [
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Content-Type": "image/jpeg" },
    { "Content-Type": "multipart/form-data" },
  ])
    expect(await upload("a.jpg", photo, headers)).toMatchObject({ status: 403 });
  expect(await names()).toEqual(["thread.png"]);
});

test("lists used and unused pictures, and files that cannot be used", async () => {
  const { upload, list } = await studioOn(add("pictures/My Photo.JPG", "x"));
  await upload("New.jpg", await phonePhoto());
  const { pictures, strays } = await list();
  expect(pictures).toEqual([
    { name: "new.jpg", alt: "", isUsed: false },
    { name: "thread.png", alt: "A thin dark thread", isUsed: true },
  ]);
  expect(strays).toEqual([expect.stringMatching(/^My Photo\.JPG: Rename it to "my-photo\.jpg"/)]);
});

test("shows a small copy of a picture, and of no other file", async () => {
  const { upload, send } = await studioOn(add("pictures/drawing.png", svg));
  await upload("a.jpg", await phonePhoto(600, 500));
  const shown = await send("picture?name=a.jpg");
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  const small = await sharp(await shown.arrayBuffer()).metadata();
  expect(small).toMatchObject({ format: "webp", width: 400 });
  for (const name of ["../site.json", "..%2Fsite.json", "drawing.png", "none.png", "", "a.jpg\0"])
    expect([name, (await send(`picture?${new URLSearchParams({ name })}`)).status]).toEqual([
      name,
      404,
    ]);
});

test("deletes an unused picture, and no other", async () => {
  const {
    upload,
    change: write,
    names,
  } = await studioOn(change("pages/about.mdx", "![A thread](../pictures/thread.png)", ""));
  await upload("New.jpg", await phonePhoto());
  expect(await write("DELETE", "picture", { name: "new.jpg" })).toMatchObject({ status: 200 });
  expect(await write("DELETE", "picture", { name: "thread.png" })).toEqual({
    ...{ status: 422, error: "Not deleted, because these need the picture:" },
    elsewhere: [expect.stringMatching(/^content\/videos\/4\.json:6 Picture/)],
  });
  for (const name of ["../site.json", "new.jpg", "."])
    expect(await write("DELETE", "picture", { name })).toMatchObject({ status: 404 });
  expect(await names()).toEqual(["thread.png"]);
});

test("saves an entry with an uploaded picture", async () => {
  const { upload, send, change: write, list } = await studioOn();
  await upload("New.jpg", await phonePhoto());
  const open = (await (await send("file?at=videos/4")).json()) as OpenFile;
  const fields = { ...open.fields, thumbnail: "new.jpg", thumbnailAlt: "A new one" };
  const edit = { at: open.at, base: open.base, fields };
  expect(await write("PUT", "file", edit)).toMatchObject({ status: 200 });
  const { pictures } = await list();
  expect(pictures[0]).toEqual({ name: "new.jpg", alt: "A new one", isUsed: true });
});
