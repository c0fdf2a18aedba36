import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "../../src/schemas/clean-text.ts";

describe("cleanText", () => {
  test.each([
    ["text with one kind of line break", "a\r\nb\rc\u0085d\u2028e\u2029f", "a\nb\nc\nd\ne\nf"],
    ["trimmed text", "\ufeff \n a \n\u00a0", "a"],
    ["text without control characters except tabs", "a\0\u0007\u001b\u007f\u009f\tb", "a\tb"],
    ["text without lone surrogates", "a\ud800b\udc00", "a\ufffdb\ufffd"],
    ["text without characters that XML forbids", "a\ufffe\uffffb", "ab"],
    ["text without direction overrides", "a\u202a\u202b\u202c\u202d\u202e\u2066\u2069b", "ab"],
    ["text with its right-to-left marks", "א\u200f-\u200eb\u061c", "א\u200f-\u200eb\u061c"],
    [
      "text with its emoji joiners",
      "👩\u200d🔬 ❤\ufe0f می\u200cخواهم",
      "👩\u200d🔬 ❤\ufe0f می\u200cخواهم",
    ],
    ["text with its empty lines", "a\n\n\n\nb", "a\n\n\n\nb"],
    ["text with its letters of four bytes", "𝔄𐍈", "𝔄𐍈"],
  ])("returns %s", (_name, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test("returns empty text for invisible characters", () => {
    expect(cleanText("\u200b\u200d\n\u3164\u2060\u{e0041}")).toBe("");
  });
});

describe("cleanLine", () => {
  test.each([
    ["joins lines", " Ada\r\n\tKing \u2003 Lovelace ", "Ada King Lovelace"],
    ["removes control characters", "A\0d\u0007a\u0085", "Ada"],
    ["removes direction overrides", "\u202eadA\u202c \u2067x\u2069\u200f\u061c", "adA x"],
    ["removes characters without a width", "A\u200bd\u200ca\u200d\u2060\ufeff\u00ad\u180e", "Ada"],
    ["removes tag characters and fillers", "Ada\u{e0041}\u{e007f}\u3164\u115f\uffa0", "Ada"],
    ["keeps every script", "Ñandú Żółw Ада 愛 आदा أدا 𐍈", "Ñandú Żółw Ада 愛 आदा أدا 𐍈"],
    ["returns empty text for invisible characters", "\u200b \u3164 \u202e", ""],
  ])("%s", (_name, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });
});

test("changes nothing when it cleans text again", () => {
  for (let code = 0; code < 0x11000; code++) {
    const typed = `a ${String.fromCodePoint(code)} b`;
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
  }
});
