import { conversation } from "./motifs/conversation.ts";
import { horizon } from "./motifs/horizon.ts";
import { microscope } from "./motifs/microscope.ts";
import { phone } from "./motifs/phone.ts";
import { society } from "./motifs/society.ts";
import { waves } from "./motifs/waves.ts";
import type { Motif } from "./scene.ts";

const motifs = new Map<string, Motif>([
  ["Scientific Evidence", microscope],
  ["iPhone Documentation", phone],
  ["Social Commentary", society],
  ["Spiritual Commentary", horizon],
  ["Healing Music", waves],
  ["Interview", conversation],
]);

export const motifOf = (category: string): Motif => motifs.get(category) ?? microscope;
