import type { SyntaxIssue } from "./parsed.ts";

/** The text of a UTF-8 file without its byte order mark, or the first line that is not UTF-8. */
export function decode(bytes: Uint8Array): { text: string } | { issue: SyntaxIssue } {
  const text = decodeExactly(bytes);
  if (text !== undefined) return { text };
  return { issue: { line: firstWrongLine(bytes), text: notUtf8 } };
}

const notUtf8 =
  "the file is not saved as UTF-8; save it again with the encoding UTF-8 in your editor";

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeExactly(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function firstWrongLine(bytes: Uint8Array): number {
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(10, start);
    const piece = bytes.subarray(start, end < 0 ? undefined : end);
    if (end < 0 || decodeExactly(piece) === undefined) return line;
    start = end + 1;
  }
}
