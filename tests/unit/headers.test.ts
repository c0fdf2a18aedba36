import { parseAllHeaders } from "@netlify/headers-parser";
import { expect, test } from "vitest";
import { securityHeaders } from "../../src/server/http/headers.ts";

test("files and functions carry the same security headers", async () => {
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: "netlify.toml",
    configHeaders: [],
    minimal: true,
  });
  const onEveryFile = headers.find((rule) => rule.for === "/*")?.values;
  expect(onEveryFile).toEqual({
    ...securityHeaders,
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Speculation-Rules": '"/speculation-rules.json"',
  });
});
