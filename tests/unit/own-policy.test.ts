import { expect, test } from "vitest";
import { ownHashes, policyFirst } from "../../src/integrations/own-policy.ts";

const policy = (sources: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${sources};">`;

/** The hash of `alert(1)`, as `openssl dgst -sha256 -binary | base64` gives it. */
const alerting = " 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const other = " 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

test("a page keeps the hash of its own script and loses those of other pages", () => {
  const page = (sources: string) => `${policy(sources)}<script type="module">alert(1)</script>`;
  expect(ownHashes(page(other + alerting))).toBe(page(alerting));
});

test("a hash stays only for the very same text", () => {
  const page = (sources: string) => `${policy(sources)}<style>alert(1) </style>`;
  expect(ownHashes(page(alerting))).toBe(page(""));
});

test("sources that are no hashes stay, and so does a page without a policy", () => {
  expect(ownHashes(policy(" https://example.org"))).toBe(policy(" https://example.org"));
  expect(ownHashes("<p>'sha256-x'</p>")).toBe("<p>'sha256-x'</p>");
});

test("the policy comes before all that it rules, and a page without one stays as it is", () => {
  const [head, rest] = ['<head><meta charset="utf-8">', "<title>$& $1</title><style></style>"];
  const own = policy(" 'sha256-$&'");
  expect(policyFirst(`${head}${rest}${own}</head>`)).toBe(`${head}${own}${rest}</head>`);
  expect(policyFirst(`${head}${rest}</head>`)).toBe(`${head}${rest}</head>`);
});
