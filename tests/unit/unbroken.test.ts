import { expect, test } from "vitest";
import { splitUnbroken } from "../../src/lib/unbroken.ts";

const kept = (text: string) => splitUnbroken(text).filter((_, at) => at % 2 === 1);

test.each([
  ["limits thujone to 3 mg a day", ["3 mg"]],
  ["200-400mg daily, short-term only", ["200-400mg", "short-term"]],
  ["500mg 2-3 times daily", ["500mg", "2-3 times"]],
  ["1 tablespoon daily", ["1 tablespoon"]],
  ["1/2 teaspoon in 8oz water", ["1/2 teaspoon", "8oz"]],
  ["Take it 1–2 hours apart", ["1–2 hours"]],
  ["20-50 billion CFU daily", ["20-50 billion"]],
  ["about 7,000 mg of sodium", ["7,000 mg"]],
  ["if you are under 18.", ["under 18"]],
  ["Treat everyone over 2 years old", ["over 2 years"]],
  ["It starts 7 to 18 days after a bite", ["7 to 18 days"]],
  ["often 2 or 3 times", ["3 times"]],
  ["about 2.5 cm (1 inch) long", ["2.5 cm", "1 inch"]],
  ["Sources checked: 22 November 2026", ["22 November 2026"]],
  ["May 2026 and 3 marches", []],
  ["No amount, and a plain word", []],
])("keeps the amounts of %j on one line", (text, pieces) => {
  expect(kept(text)).toEqual(pieces);
  expect(splitUnbroken(text).join("")).toBe(text);
});
