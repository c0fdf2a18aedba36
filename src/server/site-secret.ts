import { createHmac, hash } from "node:crypto";
import { UserError } from "../lib/errors/user-error.ts";
import { readEnv } from "./env.ts";

/** A signature is valid only for its purpose. @returns 43 characters, base64url */
export const sign = (purpose: string, text: string): string =>
  createHmac("sha256", siteSecret()).update(`${purpose}\0${text}`).digest("base64url");

/** It is not in the database, so that a copy of it does not show who its codes belong to. */
function siteSecret(): string {
  const { SECRET } = readEnv();
  if (SECRET) return SECRET;
  throw new UserError("SECRET: found nothing. Expected the same value as on the live site.");
}

/** Stored instead of a token, so that a leaked database does not leak tokens. */
export const hashOf = (token: string): string => hash("sha256", token);
