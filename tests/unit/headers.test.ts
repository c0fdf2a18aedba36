import { parseAllHeaders } from "@netlify/headers-parser";
import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, strictestPolicy } from "../../src/server/http/headers.ts";

async function rules() {
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: "netlify.toml",
    configHeaders: [],
    minimal: true,
  });
  return headers;
}

test("files and functions carry the same security headers", async () => {
  const onEveryFile = (await rules()).find((rule) => rule.for === "/*")?.values;
  expect(onEveryFile).toEqual({
    ...securityHeaders,
    "Content-Security-Policy": pagePolicy,
    "Speculation-Rules": '"/speculation-rules.json"',
  });
});

test("no rule for some files takes anything away, but that others may show previews", async () => {
  const some = (await rules()).filter((rule) => rule.for !== "/*");
  const weaker = some.flatMap(({ for: path, values }) =>
    Object.entries(values)
      .filter(([name]) => name in securityHeaders)
      .map(([name, value]) => `${path} ${name}: ${value}`),
  );
  expect(weaker).toEqual(["/og/* Cross-Origin-Resource-Policy: cross-origin"]);
  for (const { for: path, values } of some)
    expect(
      String(values["Content-Security-Policy"]).replace(" style-src 'unsafe-inline';", ""),
      path,
    ).toBe(strictestPolicy);
});
