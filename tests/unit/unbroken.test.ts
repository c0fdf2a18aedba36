import { expect, test } from "vitest";
import { splitUnbroken } from "../../src/lib/unbroken.ts";

const kept = (text: string) => splitUnbroken(text).filter((_, at) => at % 2 === 1);

test.each([
  ["limits thujone to 3 mg a day", ["3 mg"]],
  ["200-400mg daily, short-term only", ["200-400mg", "short-term"]],
  ["500mg 2-3 times daily", ["500mg", "2-3 times"]],
  ["1/2 teaspoon in 8oz water", ["1/2 teaspoon", "8oz"]],
  ["if you are under 18.", ["under 18"]],
  ["It starts 7 to 18 days after a bite", ["7 to 18 days"]],
  ["about 2.5 cm (1 inch) long", ["2.5 cm", "1 inch"]],
  ["Sources checked: 22 November 2026", ["22 November 2026"]],
  ["May 2026 and 3 marches", []],
  ["No amount, and a plain word", []],
])("keeps the amounts of %j on one line", (text, pieces) => {
  expect(kept(text)).toEqual(pieces);
  expect(splitUnbroken(text).join("")).toBe(text);
});
