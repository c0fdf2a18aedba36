import type { SyntaxIssue } from "./parsed.ts";

/** Decodes UTF-8 without the byte order mark. For other encodings it returns the first invalid line. */
export function decode(bytes: Uint8Array): { text: string } | { issue: SyntaxIssue } {
  const text = decodeStrictly(bytes);
  if (text !== undefined) return { text };
  return { issue: { line: firstInvalidLine(bytes), text: notUtf8 } };
}

const notUtf8 = "the file is not saved as UTF-8; save it again as UTF-8 in your editor";

const decoder = new TextDecoder("utf-8", { fatal: true });

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function firstInvalidLine(bytes: Uint8Array): number {
  for (let line = 1, start = 0; ; line++) {
    const end = bytes.indexOf(10, start);
    const piece = bytes.subarray(start, end < 0 ? undefined : end);
    if (end < 0 || decodeStrictly(piece) === undefined) return line;
    start = end + 1;
  }
}
