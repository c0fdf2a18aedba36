import { parseAllHeaders } from "@netlify/headers-parser";
import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, strictestPolicy } from "../../src/server/http/responses.ts";

async function rules() {
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: "netlify.toml",
    configHeaders: [],
    minimal: true,
  });
  return headers;
}

test("sends the same security headers with files and functions", async () => {
  const onEveryFile = (await rules()).find((rule) => rule.for === "/*")?.values;
  expect(onEveryFile).toEqual({
    ...securityHeaders,
    "Content-Security-Policy": pagePolicy,
    "Speculation-Rules": '"/speculation-rules.json"',
  });
});

test("does not weaken any header, except that other sites may show previews and pictures", async () => {
  const some = (await rules()).filter((rule) => rule.for !== "/*");
  const weaker = some.flatMap(({ for: path, values }) =>
    Object.entries(values)
      .filter(([name]) => name in securityHeaders)
      .map(([name, value]) => `${path} ${name}: ${value}`),
  );
  expect(weaker).toEqual(
    ["/_astro/*", "/og/*"].map((path) => `${path} Cross-Origin-Resource-Policy: cross-origin`),
  );
  for (const { for: path, values } of some)
    expect(
      String(values["Content-Security-Policy"]).replace(" style-src 'unsafe-inline';", ""),
      path,
    ).toBe(strictestPolicy);
});
