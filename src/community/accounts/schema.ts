import * as z from "zod/mini";
import type { FieldErrors } from "../../lib/input/form-field.ts";
import { maxLength, minPasswordLength } from "../../lib/input/limits.ts";
import { atMost, typedEmail, typedLine } from "../../lib/input/text-input.ts";
import type { Badge } from "../../lib/posts/post-types.ts";

const password = z.string("Required").check(z.minLength(1, "Required"), atMost(maxLength.password));

const ofNewPassword = `New password: expected ${minPasswordLength} to ${maxLength.password} characters`;
const newPassword = z
  .string(ofNewPassword)
  .check(
    z.minLength(minPasswordLength, ofNewPassword),
    z.maxLength(maxLength.password, ofNewPassword),
  );

export const signInInput = z.object({ username: typedLine(maxLength.username), password });

export const newPasswordInput = z.object({ password: newPassword });

/** Without an address, no alerts are sent. */
export const accountInput = z.object({ email: z.optional(typedEmail(maxLength.email)) });

export interface Session {
  username: string;
  role: Badge;
  /** The address for alerts. */
  email: string | null;
  /** Replaces `email` once its owner has confirmed it. */
  newEmail: string | null;
}

/** What the forms of an account show. */
export interface SignInData {
  /** A sign-in link, which sets a new password for the account. */
  link?: { token: string; username: string } | undefined;
  /** Sent texts that are not stored yet, by field. */
  typed: Record<string, string>;
  /** Their mistakes, by field. */
  wrong?: FieldErrors | undefined;
  /** False if the browser would not keep the cookie of a session, so that no one can sign in. */
  keepsCookies: boolean;
  /** False if the site has no mail server. */
  hasMail: boolean;
}
