import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The widths of Arial, and those of DejaVu Sans, as scales of the tests' face. */
export const faces = { narrow: "100%", wide: "115%" };

const file = readFileSync("tests/fixtures/typefaces/arimo.woff2").toString("base64");

/** Draws the page in the tests' face, because the fonts of machines have other widths. */
export const setFace = (page: Page, width: keyof typeof faces): Promise<void> =>
  page.evaluate(
    async ([file, width, sizeAdjust]) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      const face = new FontFace(width, bytes.buffer, { sizeAdjust } as FontFaceDescriptors);
      document.fonts.add(await face.load());
      document.documentElement.style.setProperty("--sans", width);
    },
    [file, width, faces[width]] as const,
  );
