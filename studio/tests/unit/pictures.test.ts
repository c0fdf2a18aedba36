import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { add, type Change, change, copy } from "../../../tests/support/valid-content.ts";
import { type Response, studioOn } from "../support/studio.ts";

async function pictureStudio(...changes: Change[]) {
  const studio = await studioOn(...changes);
  const headers = {
    Origin: "http://localhost:8888",
    "Content-Type": "application/octet-stream",
  };
  return {
    ...studio,
    upload: async (name: string, body: BodyInit) => {
      const path = `picture?${new URLSearchParams({ name })}`;
      const init = { method: "PUT", headers, body, duplex: "half" } as RequestInit;
      const response = await studio.send(path, init);
      return { status: response.status, ...((await response.json()) as Omit<Response, "status">) };
    },
    names: () => readdir(join(studio.root, "pictures")),
    file: (name: string) => readFile(join(studio.root, "pictures", name)),
  };
}

/**
 * A photograph as a phone stores it: on its side, with the place. The sky is on the left until the photograph is
 * turned.
 */
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

test("turns a photograph upright, shrinks it, and removes its location", async () => {
  const { upload, file } = await pictureStudio();
  const original = await phonePhoto(4032, 3024);
  expect(Buffer.from(original).toString("latin1")).toContain("Phone");
  expect(await upload("My Photo.JPG", original)).toMatchObject({
    status: 200,
    name: "my-photo.jpg",
  });
  const stored = await file("my-photo.jpg");
  const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 1500, height: 2000 });
  expect(stored.toString("latin1")).not.toContain("Phone");
  const [red, , blue] = await sharp(stored)
    .extract({ left: 700, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(blue).toBeGreaterThan(Number(red) + 100);
});

test.each([
  ["thread in motion.gif", "thread-in-motion.webp", drawn().gif()],
  ["Crème.avif", "creme.webp", drawn().avif()],
  // Regardless of its name.
  ["../../evil.html", "evil.webp", drawn().png()],
])("stores %s as %s, with its transparent parts", async (name, stored, picture) => {
  const { upload, file } = await pictureStudio();
  expect(await upload(name, new Uint8Array(await picture.toBuffer()))).toMatchObject({
    name: stored,
  });
  expect(await sharp(await file(stored)).metadata()).toMatchObject({
    format: "webp",
    width: 8,
    height: 8,
    hasAlpha: true,
  });
});

test("never replaces another picture, even if only capitals differ", async () => {
  const { upload, names } = await pictureStudio(
    copy("pictures/thread.png", "pictures/My-Photo.JPG"),
  );
  const photo = await phonePhoto();
  const answers = await Promise.all(["a", "b", "c"].map(() => upload("my photo.jpg", photo)));
  expect(answers.map(({ name }) => name).toSorted()).toEqual([
    "my-photo-2.jpg",
    "my-photo-3.jpg",
    "my-photo-4.jpg",
  ]);
  expect(await names()).toHaveLength(5);
});

const moving = async () => {
  const frames = ["red", "blue"].map((background) => ({
    create: { width: 8, height: 8, channels: 3 as const, background },
  }));
  const files = await Promise.all(frames.map(({ create }) => sharp({ create }).png().toBuffer()));
  return new Uint8Array(
    await sharp(files, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
};

const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0", "latin1");
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />';

test.each<[string, string, () => Promise<BodyInit>, string]>([
  [
    "a HEIC picture",
    "IMG_1.HEIC",
    async () => heic,
    "“IMG_1.HEIC” is not a picture that browsers can show, such as a HEIC",
  ],
  ["a drawing", "a.png", async () => svg, "“a.png” is not a picture that browsers can show"],
  ["an empty file", "a.jpg", async () => "", "“a.jpg” is empty."],
  ["a moving picture", "a.gif", moving, "“a.gif” is a moving picture"],
  ["half a photograph", "a.jpg", async () => (await phonePhoto()).slice(0, 1200), "is damaged, or"],
])("refuses %s", async (_, name, bytes, message) => {
  const { upload, names } = await pictureStudio();
  const answer = await upload(name, await bytes());
  expect(answer).toEqual({ status: 422, error: expect.stringContaining(message) });
  expect(await names()).toEqual(["thread.png"]);
});

test("refuses a file above 50 MB, and stores nothing if the upload is interrupted", async () => {
  const { upload, names } = await pictureStudio();
  const chunk = new Uint8Array(10_000_000);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  expect(await upload("a.jpg", endless)).toEqual({
    status: 413,
    error: "The file is larger than 50 MB. Save a smaller copy, and use that.",
  });
  const parts = [(await phonePhoto()).slice(0, 1200)];
  const interrupted = new ReadableStream({
    pull: (controller) => {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.error(new Error("The connection was lost"));
    },
  });
  expect(await upload("a.jpg", interrupted)).toHaveProperty("error");
  expect(await names()).toEqual(["thread.png"]);
});

test("shows small copies of pictures only", async () => {
  const { upload, send } = await pictureStudio(add("pictures/drawing.png", svg));
  await upload("a.jpg", await phonePhoto(600, 500));
  const shown = await send("picture?name=a.jpg");
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  const small = await sharp(await shown.arrayBuffer()).metadata();
  expect(small).toMatchObject({ format: "webp", width: 400 });
  for (const name of ["../site.json", "..%2Fsite.json", "drawing.png", "none.png", "", "a.jpg\0"])
    expect((await send(`picture?${new URLSearchParams({ name })}`)).status, name).toBe(404);
});

test("deletes only unused pictures", async () => {
  const { upload, write, names } = await pictureStudio(
    change("pages/about.mdx", "![A thread](../pictures/thread.png)", ""),
  );
  await upload("New.jpg", await phonePhoto());
  expect((await write("DELETE", "picture", { name: "new.jpg" })).status).toBe(200);
  expect(await write("DELETE", "picture", { name: "thread.png" })).toEqual({
    status: 422,
    error: "Not deleted, because these need the picture:",
    elsewhere: [
      { at: "videos/4", title: "A thread", label: "Picture", path: ["thumbnail"], text: "" },
    ],
  });
  for (const name of ["../site.json", "new.jpg", "."])
    expect((await write("DELETE", "picture", { name })).status).toBe(404);
  expect(await names()).toEqual(["thread.png"]);
});
