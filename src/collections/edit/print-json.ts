import { isObject } from "../files/parsed.ts";

const width = 100;

/** Formats a value as Biome does. @param taken columns of the first line that are already used */
export function printJson(value: unknown, indent = "", taken = 0): string {
  const line = inOneLine(value);
  const deeper = `${indent}  `;
  if (indent !== "" && taken + line.length <= width && !isLarge(value)) return line;
  if (Array.isArray(value) && value.length > 0) {
    if (value.every((item) => typeof item === "number")) return filled(value, indent);
    return around(
      "[",
      value.map((item) => printJson(item, deeper, deeper.length + 1)),
    );
  }
  if (!isObject(value) || line === "{}") return line;
  const fields = Object.entries(value).map(([key, inner]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + printJson(inner, deeper, deeper.length + name.length + 1);
  });
  return around("{", fields);

  function around(open: "[" | "{", parts: string[]): string {
    const inside = parts.map((part) => deeper + part).join(",\n");
    return `${open}\n${inside}\n${indent}${open === "[" ? "]" : "}"}`;
  }
}

/** Returns true if Biome breaks the value into several lines even if it fits on one. */
const isLarge = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isObject)
    : isObject(value) && Object.values(value).some((inner) => inner instanceof Object);

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${inOneLine(inner)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/** Formats a list of numbers with as many on each line as fit. */
function filled(numbers: number[], indent: string): string {
  const lines = [""];
  for (const [at, one] of numbers.entries()) {
    const part = at < numbers.length - 1 ? `${one},` : String(one);
    const line = lines.at(-1) ?? "";
    const longer = line ? `${line} ${part}` : part;
    if (indent.length + 2 + longer.length > width) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return `[\n${lines.map((line) => `${indent}  ${line}`).join("\n")}\n${indent}]`;
}
