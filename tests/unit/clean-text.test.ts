import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "../../src/schemas/clean-text.ts";

describe("text of many lines", () => {
  test.each([
    ["one kind of line break", "a\r\nb\rc\u0085d\u2028e\u2029f", "a\nb\nc\nd\ne\nf"],
    ["no space around it", "\ufeff \n a \n\u00a0", "a"],
    ["no control characters but tabs", "a\0\u0007\u001b\u007f\u009f\tb", "a\tb"],
    ["no half surrogates", "a\ud800b\udc00", "a\ufffdb\ufffd"],
    ["nothing that XML forbids", "a\ufffe\uffffb", "ab"],
    ["nothing that turns its neighbours", "a\u202a\u202b\u202c\u202d\u202e\u2066\u2069b", "ab"],
    ["the marks of right-to-left writing", "א\u200f-\u200eb\u061c", "א\u200f-\u200eb\u061c"],
    ["emoji joiners", "👩\u200d🔬 ❤\ufe0f می\u200cخواهم", "👩\u200d🔬 ❤\ufe0f می\u200cخواهم"],
    ["its empty lines", "a\n\n\n\nb", "a\n\n\n\nb"],
    ["letters of four bytes", "𝔄𐍈", "𝔄𐍈"],
  ])("has or keeps %s", (_name, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test("is nothing where nothing of it can be seen", () => {
    expect(cleanText("\u200b\u200d\n\u3164\u2060\u{e0041}")).toBe("");
  });
});

describe("a name or title", () => {
  test.each([
    ["of several lines becomes one", " Ada\r\n\tKing \u2003 Lovelace ", "Ada King Lovelace"],
    ["loses control characters", "A\0d\u0007a\u0085", "Ada"],
    ["loses what turns its neighbours", "\u202eadA\u202c \u2067x\u2069\u200f\u061c", "adA x"],
    ["loses what has no width", "A\u200bd\u200ca\u200d\u2060\ufeff\u00ad\u180e", "Ada"],
    ["loses tags and fillers", "Ada\u{e0041}\u{e007f}\u3164\u115f\uffa0", "Ada"],
    ["keeps every script", "Ñandú Żółw Ада 愛 आदा أدا 𐍈", "Ñandú Żółw Ада 愛 आदा أدا 𐍈"],
    ["is nothing where nothing of it can be seen", "\u200b \u3164 \u202e", ""],
  ])("%s", (_name, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });
});

test("cleaning twice changes nothing more", () => {
  for (let code = 0; code < 0x11000; code++) {
    const typed = `a ${String.fromCodePoint(code)} b`;
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
  }
});
