// PostgreSQL rejects NUL and lone surrogates, XML feeds control characters. Invisible characters can reorder text, or
// make two names look the same.

const controls = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;
// The three marks that right-to-left scripts need stay.
const bidi = /[\u202a-\u202e\u2066-\u2069]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu;
// Neither a mark without a letter nor the empty cell of Braille.
const visible = /(?![\u2800\ufffc\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}\p{Cn}]/u;

// Letters that change their shape at a joiner.
const scripts =
  "Arab Syrc Nkoo Adlm Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Tibt Mymr Khmr";
const joining = `[${scripts.replace(/(\w+) ?/g, "\\p{sc=$1}")}]`;
const picture = "\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|[\\ufe0e\\ufe0f])?";

/** Invisible characters that change what is visible. */
const needed = [
  // Joiners between letters, and at the end of a word the one that keeps the shape inside a word.
  `${joining}\\p{M}{0,4}(?:\\u200d|\\u200c(?=[\\u200c\\u200d]*[\\p{L}\\p{M}]))`,
  "\\p{sc=Mong}[\\u180b-\\u180f]",
  "\\p{sc=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]",
  "[\\p{sc=Mymr}\\p{sc=Phag}]\\ufe00",
  // Families, professions, hearts, keys and flags.
  `\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}`,
  `${picture}(?:\\u200d${picture})*`,
  "[0-9#*]\\ufe0f?\\u20e3",
  // Visible signs that enclose Arabic, Syriac and Kaithi numbers.
  "[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}]",
].join("|");
const keptOrInvisible = new RegExp(`(${needed})|${invisible.source}`, "gu");

// Letters of all scripts have up to four marks. More would cover the lines above and below.
const piledMarks = /((?:[\u200c\u200d]?\p{M}){4})(?:[\u200c\u200d]?\p{M})+/gu;

// A name has no room above and below it. The vowels of Burmese and Hindi need space of their own.
const stackedMarks = /((?:[\u200c\u200d]?[\p{Mn}\p{Me}]){3})(?:[\u200c\u200d]?[\p{Mn}\p{Me}])+/gu;

// More than two empty lines would push other posts off the screen.
const emptyLines = /\n(?:(?:(?!\n)[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}])*\n){3,}/gu;

// Forms send CRLF. Browsers from before 2023 lack `toWellFormed`, so the server does it again.
const wellFormed = (value: string) =>
  (value.toWellFormed?.() ?? value).replace(/\r\n?|[\x85\u2028\u2029]/g, "\n");

const isVisible = (text: string): boolean => visible.test(text);

/** Text without visible characters becomes empty. */
export function cleanText(value: string): string {
  const text = wellFormed(value)
    .replace(controls, "")
    .replace(bidi, "")
    .replace(piledMarks, "$1")
    .replace(emptyLines, "\n\n\n")
    .trim();
  return isVisible(text) ? text : "";
}

export function cleanLine(value: string): string {
  const line = wellFormed(value)
    .replace(/[^\S\ufeff]|\u2800/g, " ")
    .replace(keptOrInvisible, "$1")
    .replace(piledMarks, "$1")
    .replace(stackedMarks, "$1")
    .replace(/ +/g, " ")
    .trim();
  return isVisible(line) ? line : "";
}
