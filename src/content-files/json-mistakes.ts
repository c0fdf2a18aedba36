import { clip } from "../lib/written.ts";
import { afterTheEnd, neverClosed, noObject, oneTooMany, type Stop, stray } from "./json-stops.ts";
import { type Token, tokensOf } from "./json-tokens.ts";
import { faultOf, strangeName, strangeValue, unquoted } from "./json-words.ts";
import { lineCounter, type SyntaxMistake } from "./parsed.ts";

interface Reader {
  text: string;
  lineAt: (offset: number) => number;
  strict: boolean;
  /** What is open, the innermost last. */
  open: Token[];
  want: "value" | "name" | "colon" | "next" | "end";
  last: Token;
  mistakes: SyntaxMistake[];
}

/**
 * What is wrong with a text that should be JSON with one object in it, in plain words. Where reading
 * can go on, it does; where it cannot, `stopped` is true and the last mistake is the reason.
 * @param strict whether comments and commas before a closing bracket are mistakes
 */
export function jsonMistakes(
  text: string,
  strict: boolean,
): { mistakes: SyntaxMistake[]; stopped: boolean } {
  const tokens = tokensOf(text);
  const [first] = tokens.filter(({ kind }) => kind !== "comment");
  const lineAt = lineCounter(text);
  if (!first || first.kind === "end")
    return { mistakes: [{ line: 1, text: "the file is empty" }], stopped: true };
  const reader: Reader = {
    text,
    lineAt,
    strict,
    open: [],
    want: "value",
    last: first,
    mistakes: [],
  };
  const stop = readAll(reader, tokens);
  if (stop) reader.mistakes.push({ line: lineAt(stop.at.start), text: stop.text });
  return { mistakes: reader.mistakes, stopped: stop !== undefined };
}

function readAll(reader: Reader, tokens: Token[]): Stop {
  const pieces = tokens.filter(({ kind }) => kind !== "comment");
  for (const comment of tokens)
    if (comment.kind === "comment") {
      const fault = faultOf(comment);
      if (fault) return { at: comment, text: fault };
      if (reader.strict) note(reader, comment, "comments are not allowed in this file; remove it");
    }
  for (const [at, token] of pieces.entries()) {
    const stop = read(reader, token, pieces[at + 1]);
    if (stop) return stop;
    reader.last = token;
  }
  return undefined;
}

function note({ mistakes, lineAt }: Reader, { start }: Token, text: string) {
  mistakes.push({ line: lineAt(start), text });
}

function read(reader: Reader, token: Token, following: Token | undefined): Stop {
  const { open, want } = reader;
  if (token.kind === "end" && open.length > 0)
    return neverClosed(reader.open.at(-1) ?? reader.last, "at the end of the file");
  const fault = faultOf(token);
  if (fault) return { at: token, text: fault };
  if (want === "value") return readValue(reader, token);
  if (want === "name") return readName(reader, token);
  if (want === "colon") return readColon(reader, token);
  if (want === "next") return readNext(reader, token, following);
  return token.kind === "end" ? undefined : afterTheEnd(token);
}

function readValue(reader: Reader, token: Token): Stop {
  const { kind, raw } = token;
  if (reader.open.length === 0 && kind !== "{") return noObject(token);
  if (kind === "{" || kind === "[") {
    reader.open.push(token);
    reader.want = kind === "{" ? "name" : "value";
    return undefined;
  }
  if (kind === "text" || kind === "number" || kind === "word") return goOn(reader);
  if (kind === "unknown")
    return { at: token, text: strangeValue(raw, lineFrom(reader.text, token.start)) };
  if (kind === "]" && reader.last.kind !== ":") return close(reader, token);
  if (reader.last.kind === ":")
    return { at: reader.last, text: "a value is missing after the colon" };
  return kind === "," ? oneTooMany(token) : close(reader, token);
}

function readName(reader: Reader, token: Token): Stop {
  const { kind, raw } = token;
  if (kind === "}" || kind === "]") return close(reader, token);
  if (kind === ",") return oneTooMany(token);
  if (kind === "unknown") return { at: token, text: strangeName(raw) };
  if (kind === "{" || kind === "[")
    return neverClosed(reader.open.at(-1) ?? reader.last, `before the ${kind}`);
  if (kind !== "text")
    return {
      at: token,
      text: `found ${clip(raw, 40)} where the name of a field has to stand, in double quotes`,
    };
  reader.want = "colon";
  return undefined;
}

function readColon(reader: Reader, token: Token): Stop {
  const { last } = reader;
  if (token.kind === ":") reader.want = "value";
  else if (/:\s*"$/.test(last.raw))
    return {
      at: last,
      text: `a " is missing between ${last.raw.replace(/:\s*"$/, "")} and the colon`,
    };
  else return { at: last, text: `a colon is missing after ${last.raw}` };
  return undefined;
}

function readNext(reader: Reader, token: Token, following: Token | undefined): Stop {
  const { kind } = token;
  const inList = reader.open.at(-1)?.kind === "[";
  if (kind === "}" || kind === "]") return close(reader, token);
  if (kind === ",") {
    reader.want = inList ? "value" : "name";
    return undefined;
  }
  if (inList && (following?.kind === ":" || (kind === ":" && reader.last.kind === "text")))
    return neverClosed(reader.open.at(-1) ?? reader.last, "before the next field");
  const looseEnd = strayAfter(reader, token);
  if (looseEnd) return looseEnd;
  if (!inList && (kind !== "text" || following?.kind !== ":"))
    return kind === "{" || kind === "["
      ? neverClosed(reader.open.at(-1) ?? reader.last, `before the ${kind}`)
      : stray(token);
  noteMissingComma(reader, token);
  reader.want = inList ? "value" : "name";
  return read(reader, token, following);
}

/** What follows a value on its line without a comma is mostly a part of it. */
function strayAfter({ last, text, lineAt }: Reader, token: Token): Stop {
  if (token.kind === "{" || token.kind === "[") return undefined;
  const touches = token.start === last.end;
  const sameLine = lineAt(token.start) === lineAt(last.start);
  if (last.kind === "text" && token.kind === ":") return undefined;
  if (last.kind === "text" && (touches || (sameLine && token.kind === "unknown")))
    return { at: last, text: 'a quote inside a text has to be written \\"' };
  if (!touches || last.kind === "}" || last.kind === "]") return undefined;
  return { at: last, text: unquoted(lineFrom(text, last.start)) };
}

function noteMissingComma(reader: Reader, token: Token) {
  const line = reader.lineAt(reader.last.start);
  const sameLine = reader.lineAt(token.start) === line;
  const where = sameLine ? `before ${clip(token.raw, 40)}` : `at the end of line ${line}`;
  note(reader, reader.last, `a comma is missing ${where}`);
}

/** A closing bracket: it has to fit the one that is open, and no comma stands before it. */
function close(reader: Reader, token: Token): Stop {
  const opening = reader.open.at(-1);
  if (opening?.kind !== (token.kind === "}" ? "{" : "["))
    return neverClosed(
      reader.open.at(-1) ?? reader.last,
      `before the ${token.kind} of line ${reader.lineAt(token.start)}`,
    );
  if (reader.strict && reader.last.kind === ",")
    note(reader, reader.last, `the comma before the ${token.kind} is one too many; remove it`);
  reader.open.pop();
  return goOn(reader);
}

function goOn(reader: Reader): undefined {
  reader.want = reader.open.length > 0 ? "next" : "end";
}

const lineFrom = (text: string, start: number) => /.*/.exec(text.slice(start))?.[0] ?? "";
