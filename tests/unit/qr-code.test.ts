import sharp from "sharp";
import { expect, test } from "vitest";
import { qrCode } from "../../src/artwork/qr-code.ts";
import { readQrCode } from "../support/read-qr-code.ts";

/** Scans the code, drawn `width` pixels wide on a page of the same colour as its dark modules. */
async function read(text: string, width: number): Promise<string | undefined> {
  const { size, path } = qrCode(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const image = sharp(Buffer.from(svg)).extend({
    ...{ top: 40, bottom: 40, left: 40, right: 40 },
    background: "#000",
  });
  return readQrCode(image);
}

test.each(["https://cash.app/$a", "https://cash.app/$A_cashtag_of_20_char"])(
  "encodes %s so that it can be scanned at the size on the page and smaller",
  async (address) => {
    expect(await read(address, 192)).toBe(address);
    expect(await read(address, 120)).toBe(address);
  },
);

test("leaves four light modules around the code", () => {
  const { size, path } = qrCode("https://cash.app/$a");
  const dark = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)]);

  expect(Math.min(...dark.flat())).toBe(4);
  expect(Math.max(...dark.flat())).toBe(size - 5);
});
