import { expect, test } from "vitest";
import { prunePolicy } from "../../src/build/prune-policy.ts";

const policy = (sources: string) =>
  `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'${sources};">`;

/** The hash of `alert(1)`, from `openssl dgst -sha256 -binary | base64`. */
const alerting = " 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const other = " 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";

test("keeps the hash of a script on the page and removes those of other pages", () => {
  const page = (sources: string) => `${policy(sources)}<script type="module">alert(1)</script>`;
  expect(prunePolicy(page(other + alerting))).toBe(page(alerting));
});

test("removes the hash of a text that differs by a space", () => {
  const page = (sources: string) => `${policy(sources)}<style>alert(1) </style>`;
  expect(prunePolicy(page(alerting))).toBe(page(""));
});

test("leaves sources that are not hashes and pages without a policy unchanged", () => {
  expect(prunePolicy(policy(" https://example.org"))).toBe(policy(" https://example.org"));
  expect(prunePolicy("<p>'sha256-x'</p>")).toBe("<p>'sha256-x'</p>");
});

test("moves the policy to the top of the head", () => {
  const charset = '<meta charset="utf-8">';
  const title = "<title>$& $1</title><style></style>";
  const own = policy(" https://$&.example.org").replace(charset, "");
  expect(prunePolicy(charset + title + own)).toBe(charset + own + title);
  expect(prunePolicy(charset + title)).toBe(charset + title);
});
