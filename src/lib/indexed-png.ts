import { promisify } from "node:util";
import { constants, crc32, deflate } from "node:zlib";

/** A picture of at most 256 colours. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Red, green and blue of each colour, one byte each. */
  palette: Uint8Array;
  /** The number of each pixel's colour, row after row. */
  pixels: Uint8Array;
}

const pack = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The picture as a PNG. Nothing looks for colours here, which is what takes other encoders long. */
export async function indexedPng({ width, height, palette, pixels }: IndexedPicture) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", await pack(rows, { strategy: constants.Z_RLE })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
