import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "../../src/lib/input/clean-text.ts";

describe("cleanText", () => {
  test.each([
    ["converts line breaks to LF", "a\r\nb\rc\u0085d\u2028e\u2029f", "a\nb\nc\nd\ne\nf"],
    ["removes control characters except tabs", "a\0\u0007\u001b\u007f\u009f\tb", "a\tb"],
    ["replaces lone surrogates", "a\ud800b\udc00", "a\ufffdb\ufffd"],
    ["removes characters that XML forbids", "a\ufffe\uffffb", "ab"],
    ["removes characters that reorder text", "a\u202a\u202b\u202c\u202d\u202e\u2066\u2069b", "ab"],
    ["keeps right-to-left marks", "א\u200f-\u200eb\u061c", "א\u200f-\u200eb\u061c"],
    ["keeps emoji joiners", "👩\u200d🔬 ❤\ufe0f می\u200cخواهم", "👩\u200d🔬 ❤\ufe0f می\u200cخواهم"],
    ["removes more empty lines", `a${"\n".repeat(4980)}b`, "a\n\n\nb"],
    ["removes lines that look empty", "a\n \n\u200b\n\t\u2800 \n\u3164\nb", "a\n\n\nb"],
    ["keeps marks", "Việt वह्नि བསྒྲུབས e\u0301\u0323", "Việt वह्नि བསྒྲུབས e\u0301\u0323"],
    ["removes piles of marks", `a${"\u0301".repeat(4800)}b`, `a${"\u0301".repeat(4)}b`],
    [
      "removes marks between which nothing joins",
      `a${"\u0301\u200c".repeat(99)}`,
      `a${"\u0301\u200c".repeat(4)}`,
    ],
  ])("%s", (_name, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test.each([
    ["invisible characters", "\u200b\u200d\n\u3164\u115f\u2060\u{e0041}"],
    ["empty cells of Braille", "\u2800\n\u2800"],
    ["the place of an object", "\ufffc"],
    ["a mark without a letter", " \u0301"],
  ])("empties text and names of %s", (_name, typed) => {
    expect([cleanText(typed), cleanLine(typed)]).toEqual(["", ""]);
  });

  test.each(["⠠⠁⠀⠃", "?", "👍", "\u{1f1fa}", "7", "愛"])("keeps the text %s", (typed) => {
    expect(cleanText(typed)).toBe(typed);
  });
});

describe("cleanLine", () => {
  test.each([
    ["joins lines and collapses spaces", " Ada\r\n\tKing \u2003 Lovelace ", "Ada King Lovelace"],
    ["removes control characters", "A\0d\u0007a\u0085", "Ada"],
    ["removes characters that reorder text", "\u202eadA\u202c \u2067x\u2069\u200f\u061c", "adA x"],
    ["removes characters without width", "A\u200bd\u200ca\u200d\u2060\ufeff\u00ad\u180e", "Ada"],
    ["removes tags and fillers", "Ada\u{e0041}\u{e007f}\u3164\u115f\uffa0", "Ada"],
    ["keeps all scripts", "Ñandú Żółw Ада 愛 आदा أدا 𐍈", "Ñandú Żółw Ада 愛 आदा أدا 𐍈"],
    ["removes piles of marks", `A${"\u0301".repeat(70)}da`, `A${"\u0301".repeat(3)}da`],
    ["removes empty cells of Braille and places of objects", "\u2800Ada\ufffc\u2800", "Ada"],
    [
      "removes joiners that join nothing",
      "A\u200dd\u200cm\u200din \u200d🔬\u200d a\ufe0f1\ufe0f",
      "Admin 🔬 a1",
    ],
    ["removes joiners around an Arabic name", "\u200cمحمد\u200c A\u200dمحمد", "محمد Aمحمد"],
    ["removes a second joiner", "می\u200c\u200c\u200dخواهم", "می\u200cخواهم"],
    ["removes a text of tags", "🏴\u{e0041}\u{e0042}\u{e0043}", "🏴"],
  ])("%s", (_name, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });

  test.each([
    ["Burmese", "ကြွေး"],
    ["Persian", "می\u200cخواهم علی\u200cرضا"],
    ["Sinhala", "ශ්\u200dරී ලක්\u200dෂ්\u200dමී"],
    ["Devanagari", "क्\u200dष श्री\u200cमान् क्\u200cष"],
    ["Mongolian", "ᠪᠠ\u180eᠭ᠎ᠠ ᠭ\u180bᠠ"],
    ["Japanese", "葛\u{e0100}飾 辻\u{e0101}"],
    ["Arabic signs", "\u06ddسورة \u0601"],
    ["professions", "👩🏽\u200d🔬 🏴\u200d☠\ufe0f 🏳\ufe0f\u200d🌈"],
    ["England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ])("keeps what %s need", (_script, typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});

test("changes nothing when text is cleaned twice", () => {
  for (let code = 0; code < 0x3000; code++) {
    const typed = `a ${String.fromCodePoint(code)} b`;
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
  }
});
