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

export const accountInput = z.object({ email: z.optional(typedEmail(maxLength.email)) });

export interface Session {
  username: string;
  role: Badge;
  email: string | null;
  newEmail: string | null;
}

export interface SignInData {
  link?: { token: string; username: string } | undefined;
  typed: Record<string, string>;
  wrong?: FieldErrors | undefined;
  /** False if the browser would not keep the cookie, so that no one can sign in. */
  keepsCookies: boolean;
  hasMail: boolean;
}
