import { addressesIn } from "./addresses-in.ts";
import type { ReceivedMail } from "./mail-server.ts";

/** Decodes `=C3=A4`, as in the body and in encoded words (RFC 2045, 2047). */
const decodeQuoted = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll("=", ""), "hex").toString(),
  );

const decodeWord = (_: string, encoding: string, word: string) =>
  encoding.toUpperCase() === "B"
    ? Buffer.from(word, "base64").toString()
    : decodeQuoted(word.replaceAll("_", " "));

const decodeHeader = (value: string) =>
  value.replace(/\?=\s+=\?/g, "?==?").replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, decodeWord);

/** An email as a mail program shows it. Names of headers are in lower case. @throws Error for a relative address */
export function readMail({ raw }: ReceivedMail) {
  const [head = ""] = raw.split("\r\n\r\n");
  const headers = new Map(
    head
      .split(/\r\n(?![ \t])/)
      .map((line) => [
        line.split(":")[0]?.toLowerCase() ?? "",
        decodeHeader(line.slice(line.indexOf(":") + 1).trim()).replace(/\r\n\s/g, " "),
      ]),
  );
  const partOf = (type: string) => {
    const [, part = ""] = raw.split(`Content-Type: ${type}`);
    const [, ...body] = (part.split(/\r\n--/)[0] ?? "").split("\r\n\r\n");
    const text = body.join("\r\n\r\n").replace(/=\r\n/g, "");
    return (/quoted-printable/.test(part) ? decodeQuoted(text) : text).replaceAll("\r\n", "\n");
  };
  const html = partOf("text/html");
  const relative = addressesIn(html).find((address) => !URL.canParse(address));
  if (relative !== undefined) throw new Error(`This mail links to ${relative}: ${html}`);
  return { headers, subject: headers.get("subject") ?? "", text: partOf("text/plain"), html };
}

export const linksOf = (mail: ReceivedMail): string[] =>
  Array.from(readMail(mail).text.matchAll(/https?:\/\/[^/\s]+(\S*)/g), ([, path = ""]) => path);

export const confirming = { confirm: "this" };
