import { expect, test } from "vitest";
import { unbroken } from "../../src/lib/text/unbroken.ts";

// "_" stands for a no-break space.
test.each([
  ["limits thujone to 3 mg a day", "limits thujone to 3_mg a day"],
  ["500mg 2-3 times daily", "500mg 2-3_times daily"],
  ["1/2 teaspoon in 8oz water", "1/2_teaspoon in 8oz water"],
  ["if you are under 18.", "if you are under_18."],
  ["It starts 7 to 18 days after a bite", "It starts 7_to_18_days after a bite"],
  ["about 2.5 cm (1 inch) long", "about 2.5_cm (1_inch) long"],
  ["Sources checked: 22 November 2026", "Sources checked: 22_November_2026"],
  ["May 2026 and 3 marches", "May 2026 and 3 marches"],
])("keeps the amounts of %j on one line", (text, kept) => {
  expect(unbroken(text)).toBe(kept.replaceAll("_", "\u00a0"));
});
