import { plainLetters } from "../../../lib/text/plain-letters.ts";
import ar from "./words/ar.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import folding from "./words/folding.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import hi from "./words/hi.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pl from "./words/pl.json" with { type: "json" };
import poisonLists from "./words/poison.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import ru from "./words/ru.json" with { type: "json" };
import tr from "./words/tr.json" with { type: "json" };
import uk from "./words/uk.json" with { type: "json" };
import vi from "./words/vi.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

// In the lists, `!` marks an urgent phrase and `-` a harmless one, which cancels the matches that it overlaps. `...` is a
// gap of up to two words, `*` the rest of a word. `poison.json` has one list for each part of a sentence about a poisoning. Extend the lists by kind of phrase, never from a test set.
const lists = { en, de, es, fr, pt, it, nl, pl, ru, uk, tr, ar, hi, zh, ja, vi };

interface Phrase {
  /** `!`, `-` or empty; the name of a list about poison. */
  kind: string;
  language: string;
}

type Span = Record<"start" | "end", number>;
type Found = Phrase & Span;

export type Match = Found & {
  sentence: number;
};

export function matchesIn(part: string): Match[] {
  const text = read(part);
  const all: Found[] = [];
  for (const start of text.starts) walk(phrases(), text, { start, end: start }, all);
  const harmless = all.filter((match) => isHarmless(match) && isInOneClause(match, text));
  const isCancelled = (match: Found) =>
    harmless.some(
      (other) => isAboutPoison(other) === isAboutPoison(match) && overlaps(other, match),
    );
  return all
    .filter((match) => !isHarmless(match) && !isCancelled(match))
    .map((match) => ({
      ...match,
      sentence: text.sentences.filter((end) => end <= match.start).length,
    }));
}

const isHarmless = ({ kind }: Phrase) => kind === "-" || kind === "harmless";
export const isAboutPoison = ({ kind }: Phrase) => kind.length > 1;
const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

const isInOneClause = ({ start, end }: Found, { breaks }: Text): boolean =>
  ![...breaks].some((at) => start < at && at < end);

/** Without spaces, so that `i w a n t`, `IWANT` and `i want` are equal. */
interface Text {
  letters: string;
  edges: Set<number>;
  /** First letters of words, and of what follows the I of `iwant`. */
  starts: Set<number>;
  breaks: Set<number>;
  sentences: number[];
}

function read(part: string): Text {
  const text: Text = {
    letters: "",
    edges: new Set([0]),
    starts: new Set(),
    breaks: new Set(),
    sentences: [],
  };
  const plain = unmask(part);
  const isCyrillic = /[бгджзилпфцчшщъыьэюя]/.test(plain);
  for (const [token] of plain.matchAll(/[\p{L}\p{M}\p{N}*]+|[.,;:!?…。、，！？\n]/gu))
    if (/[\p{L}\p{N}]/u.test(token)) addWords(text, wordsFor(inOneScript(token, isCyrillic)));
    else addBreak(text, token);
  return text;
}

function addBreak({ breaks, sentences, letters }: Text, sign: string): void {
  breaks.add(letters.length);
  if (/[.!?…。！？\n]/.test(sign)) sentences.push(letters.length);
}

const isChinese = /[\p{sc=Han}\p{sc=Hiragana}]/u;
/** Undefined in Firefox before 125. */
const segmenter =
  "Segmenter" in Intl ? new Intl.Segmenter("zh", { granularity: "word" }) : undefined;

function addWords(text: Text, words: string[]): void {
  for (const word of words)
    for (const piece of isChinese.test(word) ? piecesOf(word) : [word]) {
      const start = text.letters.length;
      text.starts.add(start);
      if (/^(?:i\w{3}|我)/.test(piece)) text.starts.add(start + 1);
      text.letters += piece;
      text.edges.add(start + piece.length);
    }
}

const piecesOf = (word: string): string[] =>
  segmenter && word.length > 1
    ? [...segmenter.segment(word)].map(({ segment }) => segment)
    : [...word];

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|apos);/gi;
const signs = new Map(Object.entries(folding.signs));

/** `1` is an i or an l, and `*` any letter. */
function unmask(part: string): string {
  const decoded = part
    .replace(entity, (_, decimal = 39, hex = "") =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/(?<=[a-z])I+/g, (all) => "l".repeat(all.length));
  return plainLetters(decoded)
    .replace(/'ll\b/g, " will")
    .replaceAll("'", "")
    .replace(/(?<=\p{L})[!|](?=[\p{L}0-9])/gu, "1")
    .replace(/(?<=\p{L})[0134578@$]+|[0134578@$]{1,9}(?=\p{L})/gu, (all) =>
      all.replace(/./g, (sign) => signs.get(sign) ?? sign),
    )
    .replace(/(?<=\p{L})#+(?=\p{L})/gu, "*")
    .replace(/(?<![\p{L}*])\p{L}(?:\*+\p{L}){2,}(?![\p{L}*])/gu, (word) =>
      word.replaceAll("*", " "),
    );
}

const pairs = (letters: string) => new Map(letters.split(" ").map(([one, other]) => [one, other]));

const toLatin = pairs(folding.latin);
const toCyrillic = pairs(folding.cyrillic);

/** Corrects a word of mixed scripts, by its other letters or the other words. */
function inOneScript(word: string, isCyrillic: boolean): string {
  if (!/[a-zᴀ-ᴢʀʏʙʟꜱ]/.test(word) || /^[a-z]+$/.test(word)) return word;
  const table = isCyrillic && !/[dfgjlnqrsvwz]/.test(word) ? toCyrillic : toLatin;
  return [...word].map((letter) => table.get(letter) ?? letter).join("");
}

const once = (word: string): string => word.replace(/(.)\1+/gu, "$1");

/** Words that have the meaning of others, or none (`just`). */
const known = new Map(
  Object.entries(folding.words).flatMap(([meaning, words]) =>
    words.split(" ").map((word) => [once(plainLetters(word)), plainLetters(meaning).split(" ")]),
  ),
);

/** A number of tablets that is more than one dose. `poison.json` has the word for it. */
const manyFrom = 8;

/** Arabic joins "and", "with", "for" and "the" to the word. */
const particles = /^[وف]?[بكلس]?(?:ال|ل)?(?=\p{sc=Arabic}{3})/u;

function wordsFor(token: string): string[] {
  const word = token.replace(/(.)\1{3,}/gu, "$1$1$1").replace(/^\*+|\*+$/g, "");
  if (/^\d+$/.test(word) && Number(word) >= manyFrom) return ["largenumber"];
  const afterI = /^i(?=.{3})/.test(word) ? known.get(once(word.slice(1))) : undefined;
  return known.get(once(word)) ?? afterI ?? [word.replace(particles, "")];
}

function walk(node: Node, text: Text, { start, end }: Span, found: Found[]): void {
  if (isEnd(text, end))
    for (const { kind, language } of node.phrases) found.push({ kind, language, start, end });
  const letter = text.letters.charAt(end);
  const steps =
    letter === "*" ? node.next.keys() : [...(letter === "1" ? "il" : letter), "*", "..."];
  for (const step of steps) {
    const next = node.next.get(step);
    if (next) for (const at of endsOf(step, text, end)) walk(next, text, { start, end: at }, found);
  }
}

function endsOfGap(text: Text, at: number): number[] {
  const ends = [at];
  let end = at;
  while (ends.length < 3 && isEnd(text, end) && !text.breaks.has(end)) {
    end = edgeAfter(text, end);
    if (!text.breaks.has(end)) ends.push(end);
  }
  return ends;
}

/** In Chinese and Japanese, a phrase may end inside a word. */
const isEnd = ({ letters, edges }: Text, at: number): boolean =>
  edges.has(at) || isChinese.test(letters.charAt(at - 1));

function edgeAfter({ letters, edges }: Text, at: number): number {
  let next = at + 1;
  while (next < letters.length && !edges.has(next)) next++;
  return next;
}

/** A letter may be repeated: `diiie`, and `wanttodie`, where words share it. `kil` ends after either l of `k i l l`. */
function endsOf(step: string, text: Text, start: number): number[] {
  if (step === "...") return endsOfGap(text, start);
  if (step === "*") return text.edges.has(start) ? [start] : [start, edgeAfter(text, start)];
  const ends: number[] = [];
  let at = start + 1;
  for (; at < start + 3 && isRepeated(text, at); at++) if (isEnd(text, at)) ends.push(at);
  return [...ends, at];
}

const isRepeated = ({ letters }: Text, at: number): boolean =>
  letters[at] === letters[at - 1] && letters[at] !== "*";

interface Node {
  phrases: Phrase[];
  next: Map<string, Node>;
}

let compiled: Node | undefined;

function phrases(): Node {
  if (compiled) return compiled;
  compiled = { phrases: [], next: new Map() };
  for (const [language, lines] of Object.entries(lists))
    for (const line of lines) {
      const [, kind = "", written = ""] = /^([!-]?)(.*)$/.exec(line) ?? [];
      add(compiled, written, { kind, language });
    }
  for (const [language, classes] of Object.entries(poisonLists))
    for (const [kind, lines] of Object.entries(classes))
      for (const written of lines) add(compiled, written, { kind, language });
  return compiled;
}

function add(root: Node, written: string, phrase: Phrase): void {
  let node = root;
  for (const step of stepsOf(written)) node = childOf(node, step);
  node.phrases.push(phrase);
}

const stepsOf = (written: string): string[] =>
  written
    .split(/ ?(\.{3}|(?<=\S)\*) ?/)
    .flatMap((piece) => (/^[.*]/.test(piece) ? piece : [...once(read(piece).letters)]));

function childOf({ next }: Node, step: string): Node {
  const node = next.get(step) ?? { phrases: [], next: new Map() };
  next.set(step, node);
  return node;
}
