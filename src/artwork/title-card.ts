import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReactNode } from "react";
import { box, drawAll, drawCard } from "./draw-card.ts";
import { lens } from "./lens.ts";

/** Increase this when the design changes, to replace cached pictures. */
const version = 1;

export interface Entry {
  collection: string;
  id: number;
  title: string;
  /** The creator's picture, which replaces the title card. */
  thumbnail?: unknown;
}

const size = { width: 1280, height: 720 } as const;

/** Colours of the light theme, because pictures do not have a dark mode. In this order, so that neighbours differ. */
export const palettes = [
  { ground: "#cfe0d6", field: "#dfece4", light: "#fffdf8", ink: "#0d3f38" },
  { ground: "#f2eada", field: "#fcefcb", light: "#fffdf8", ink: "#3a2800" },
  { ground: "#14564d", field: "#1d6559", light: "#367f70", ink: "#fffdf8" },
  { ground: "#f4dccb", field: "#f9e4d5", light: "#fffdf8", ink: "#5a2410" },
] as const;

/** Returns the path of the picture of an entry that has none, a PNG. @param directory the cache */
export function titleCard(
  { collection, id, title }: Entry,
  siteName: string,
  directory = ".build/previews",
): Promise<string> {
  // The length, so that the first entries of two collections differ on the home page.
  const palette = palettes[(id + collection.length) % palettes.length] ?? palettes[0];
  return drawCard(directory, ["title card", version, collection, id, title, siteName], {
    size,
    background: background(id, palette),
    text: card(title, siteName, palette.ink),
  });
}

type Palette = (typeof palettes)[number];

// The golden angle, so that neighbours differ.
const background = (id: number, { ground, field, light }: Palette): string =>
  `<rect width="1280" height="720" fill="${ground}"/>
<g transform="translate(900 300) scale(2.3)">${lens(field, light, id * 137.5)}</g>`;

/** The text is at the bottom, because a play button may cover the middle. */
const card = (title: string, siteName: string, color: string): ReactNode =>
  box(
    { flexDirection: "column", width: 1168, height: 640, margin: "40px 56px", color },
    box({ fontSize: 44, flexGrow: 1 }, siteName),
    box({ fontSize: fontSizeFor(title), lineHeight: 1.02, ...letters }, title),
  );

const letters = {
  letterSpacing: "-0.012em",
  textWrap: "balance",
  wordBreak: "break-word",
} as const;

function fontSizeFor({ length }: string): number {
  if (length <= 44) return 96;
  return length <= 100 ? 64 : 48;
}

/** Writes the title cards of entries without a picture, and deletes others, unless they are in use: an open page may show them. */
export async function updateThumbnails(
  all: Entry[],
  siteName: string,
  directory: string,
  inUse = false,
): Promise<void> {
  const entries = all.filter(({ thumbnail }) => !thumbnail);
  await mkdir(directory, { recursive: true });
  await drawAll(entries, async (entry) => {
    const file = join(directory, nameOf(entry));
    const picture = await readFile(await titleCard(entry, siteName));
    // Astro reloads the page when a picture is written.
    const before = await readFile(file).catch(() => undefined);
    if (!before?.equals(picture)) await writeFile(file, picture);
  });
  if (inUse) return;
  const names = new Set(entries.map(nameOf));
  for (const name of await readdir(directory))
    if (!names.has(name)) await rm(join(directory, name));
}

const nameOf = ({ collection, id }: Entry): string => `${collection}-${id}.png`;
