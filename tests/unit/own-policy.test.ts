import { expect, test } from "vitest";
import { ownHashes } from "../../src/integrations/own-policy.ts";

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
