import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ModerationBar } from "../../src/features/moderation/ModerationPage.island.tsx";
import { $moderation, start } from "../../src/features/moderation/moderation.ts";
import { OwnAccount } from "../../src/features/moderation/OwnAccount.tsx";
import { LinkForm, SignInForm } from "../../src/features/moderation/SignIn.tsx";
import type { FailedAlert } from "../../src/features/moderation/schema/moderation.ts";
import { mostHeldByReports } from "../../src/lib/limits.ts";

const account = { username: "Ada", role: "moderator", summary: true, viaLink: false } as const;
const counts = { waiting: 1, held: 1, reported: 0, recent: 1, removed: 0 };

const bar = (heldByReports: number, failedAlert?: FailedAlert) => {
  const overview = { counts, heldByReports, hasMail: true, failedAlert };
  $moderation.set({ ...start, overview });
  return renderToStaticMarkup(<ModerationBar session={{ ...account, expiresAt: "" }} />);
};

test("tells moderators that reports have hidden as many posts as they can", () => {
  expect(bar(mostHeldByReports - 1)).not.toContain("misusing");
  expect(bar(mostHeldByReports)).toContain("reports hide no more posts");
});

test("tells moderators that an alert was not sent", () => {
  const at = "2026-11-21T10:00:00.000Z";
  expect(bar(0)).not.toContain("could not be sent");
  expect(bar(0, { isCrisis: true, at, error: "EAUTH 535" })).toContain(
    "An email about a possible crisis could not be sent",
  );
});

test.each([
  ["sign-in", <SignInForm key="" />, ""],
  ["new account", <LinkForm key="" username="" isNew />, ""],
  ["first password", <LinkForm key="" username="Ada" isNew />, "Ada"],
  ["new password", <OwnAccount key="" session={{ ...account, expiresAt: "" }} />, "Ada"],
])("has the name of the account in the form for a %s, for password managers", (_, form, name) => {
  const html = renderToStaticMarkup(form);
  const [field = ""] = /<input[^>]*autoComplete="username"[^>]*>/i.exec(html) ?? [];
  expect(field).toContain('name="username"');
  expect(html.indexOf(field)).toBeLessThan(html.indexOf('type="password"'));
  expect(/value="(.*?)"/.exec(field)?.[1] ?? "").toBe(name);
  expect(field.includes("readOnly")).toBe(name !== "");
});
