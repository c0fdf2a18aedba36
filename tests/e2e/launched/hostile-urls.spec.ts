import { routes } from "../routes.ts";
import { expect, test } from "../test.ts";

/**
 * Text that a visitor may add to any address: half an escape, a lone `%`, a very long text, a JavaScript property name.
 */
const hostile = ["%E0%A4%A", "50%", "a".repeat(10_000), "__proto__"];

const paths = [...routes.map(([path]) => path), "/blog/1", "/own", "/desk"];

for (const text of hostile) {
  test(`responds to a path that ends with ${text.slice(0, 10)}`, async ({ request }) => {
    for (const path of paths) {
      const response = await request.get(`${path === "/" ? "" : path}/${text}`);
      expect(response.status(), path).toBeGreaterThanOrEqual(400);
      expect(response.status(), path).toBeLessThan(500);
    }
  });
}
