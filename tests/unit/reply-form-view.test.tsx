import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type PostCardProps, PostCardView } from "../../src/components/forms/PostCardView.tsx";
import { replyTarget } from "../../src/components/forms/post-forms.ts";

const show = (props: Partial<PostCardProps> = {}) =>
  renderToStaticMarkup(<PostCardView target={replyTarget(3)} formToken="token-1" {...props} />);
const tag = (page: string, name: string) =>
  new RegExp(`<(input|textarea)[^>]*name="${name}"[^>]*>`).exec(page)?.[0];

describe("the reply form", () => {
  test("is closed until Reply is selected, and posts without JavaScript", () => {
    const page = show();
    expect(page).toMatch(/<h2[^>]*>Join the Discussion<\/h2>/);
    expect(page).toMatch(/<details><summary[^>]*>Reply<\/summary>/);
    expect(page).toMatch(/<form[^>]* action="\/api\/discussions\/3\/replies" method="post">/);
    expect(tag(page, "idempotencyKey")).toMatch(/type="hidden".* value="token-1"/);
    expect(page).not.toContain("novalidate");
  });

  test("cancels without JavaScript through a separate form", () => {
    const page = show();
    expect(page).toMatch(/<button[^>]* form="reply-cancel">Cancel<\/button>/);
    expect(page).toMatch(/<form id="reply-cancel" action="\/discussions\/3" method="get">/);
  });

  test("has validation attributes for the browser", () => {
    const page = show();
    expect(tag(page, "author")).toMatch(/maxLength="80" required=""/i);
    expect(tag(page, "email")).toMatch(/type="email".*autoComplete="email".*maxLength="254"/i);
    expect(tag(page, "content")).toMatch(/rows="5" maxLength="5000" required=""/i);
  });

  test("connects labels, hints and errors to their fields", () => {
    const page = show({ errors: { email: "Invalid email" } });
    expect(page).toContain('<a href="#reply-email">Email (Private): Invalid email</a>');
    expect(page).toContain('<label for="reply-email">Email (Private)</label>');
    expect(tag(page, "email")).toContain(
      'aria-invalid="true" aria-describedby="reply-email-hint reply-email-error"',
    );
    expect(page).toMatch(/id="reply-email-error">.*Invalid email<\/p>/);
    expect(tag(page, "author")).not.toContain("aria-");
  });

  test("shows the reason of a refusal next to the button, and counts down in it", () => {
    const message = "Too many posts.";
    const page = show({ message, wait: 42 });
    expect(page).toMatch(
      /role="alert"[^>]*>Too many posts\.<\/p><div class="cluster form-buttons">/,
    );
    expect(page).toMatch(/<button[^>]* aria-disabled="true"[^>]*>Try again in 42 s<\/button>/);
    expect(page.match(/Too many posts\./g)).toHaveLength(1);
    expect(show({ message })).toMatch(/<button class="button" type="submit">Post Reply</);
    expect(show({ wait: 372 })).toContain(">Try again in 6 min 12 s<");
  });

  test("offers mails by a box that is not ticked, if the site sends mails", () => {
    expect(show()).not.toContain("notify");
    const page = show({ sendsMail: true });
    expect(page).toMatch(
      /<label[^>]*><input type="checkbox"[^>]*>Email me when someone replies<\/label>/,
    );
    expect(tag(page, "notify")).toContain('aria-describedby="reply-notify-hint"');
    expect(tag(page, "notify")).not.toContain("checked");
    expect(tag(show({ sendsMail: true, values: { notify: "on" } }), "notify")).toContain("checked");
  });

  test("restores the visitor's input as text", () => {
    const page = show({ refused: true, values: { author: '"><b>', content: "</textarea><b>\nx" } });
    expect(page).toMatch(/<details[^>]* open="">/);
    expect(tag(page, "author")).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(page).toContain("&lt;/textarea&gt;&lt;b&gt;\nx</textarea>");
  });

  test("shows why it was refused", () => {
    expect(show({ message: "Too many <replies>" })).toMatch(
      /role="alert">Too many &lt;replies&gt;/,
    );
    expect(show()).not.toContain('role="alert"');
    expect(show()).not.toContain("Please check");
  });

  test("focuses the errors on the page after a refused reply", () => {
    const errors = { author: "Required" };
    expect(show({ errors, refused: true })).toMatch(/autofocus="">.*Please check these fields/);
    expect(show({ errors })).not.toContain("autofocus");
  });

  test("disables the button while a reply is being sent", () => {
    expect(show({ pending: true })).toMatch(/<button[^>]* disabled="">Posting\.\.\.<\/button>/);
    expect(show()).toMatch(/<button class="button" type="submit">Post Reply<\/button>/);
  });

  test("warns against changing treatment and shows more help", () => {
    const page = show({ children: <p>More help</p> });
    expect(page).toContain(
      "Do not stop or change prescribed treatment; talk to a clinician first.",
    );
    expect(page).toContain("<p>More help</p>");
  });
});
