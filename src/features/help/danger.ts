import { soundsLikeCrisis } from "../../lib/crisis.ts";

/** Returns true if any part may be about suicide or self-harm, of the writer or of another person. It only opens help. */
export function mentionsDanger(parts: string[]): boolean {
  return parts.some(soundsLikeCrisis);
}

/** Returns true if a part names suicide or self-harm plainly enough to hold the post and alert the moderators. */
export function isUrgent(parts: string[]): boolean {
  return parts.some(soundsLikeCrisis);
}
