import type { ContentError } from "../../../errors/content-error.ts";
import type { Content } from "../../files/read-content.ts";
import { fieldError } from "../../files/schema-errors.ts";
import { launchList } from "../launch-list.ts";

/** Reports a launched site that still shows examples. */
export function checkLaunch(content: Content): ContentError[] {
  const { site } = content;
  if (site?.fields["launched"] !== true || launchList(content).examples.length === 0) return [];
  const text =
    "found true, but the site still shows examples. Replace each one, or hide it as a draft. The start page of the Studio lists them.";
  return [fieldError(site, ["launched"], text)];
}
