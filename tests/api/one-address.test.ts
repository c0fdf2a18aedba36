import { expect, test } from "vitest";
import { send, startSite } from "../support/site.ts";

startSite();

test.each([
  ["/discussions/1/", "/discussions/1"],
  ["/discussions/1.html?after=2", "/discussions/1?after=2"],
  ["/discussions/", "/discussions"],
  ["/api/discussions/1/replies/", "/api/discussions/1/replies"],
  ["/search/", "/search"],
])("redirects %s, with its method and body", async (path, location) => {
  for (const method of ["GET", "POST"]) {
    const response = await send(path, { method });
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe(location);
  }
});
