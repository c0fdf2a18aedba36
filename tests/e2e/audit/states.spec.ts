import { states } from "../states.ts";
import { test } from "../test.ts";
import { expectStateUsable } from "../usable.ts";

for (const state of Object.values(states).flat())
  test(`is usable: ${state.name}`, async ({ page, allowErrors }) => {
    await expectStateUsable(page, state, allowErrors);
  });
