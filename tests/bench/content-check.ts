import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/collections/check/check.ts";
import { atMost, type Figure } from "./measurement.ts";

const entries = 5000;

export async function contentCheck(): Promise<Figure[]> {
  const root = await mkdtemp(join(tmpdir(), "content-check-"));
  try {
    await writeGlossary(join(root, "glossary"));
    const start = performance.now();
    await checkContent(root);
    const value = (performance.now() - start) / 1000;
    const of = "check:content";
    return [atMost(10, { of, name: `${entries} glossary entries`, value, unit: "s" })];
  } finally {
    await rm(root, { recursive: true });
  }
}

async function writeGlossary(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const numbers = Array.from({ length: entries }, (_, at) => at);
  await Promise.all(numbers.map((at) => writeFile(join(folder, `term-${at}.json`), entry(at))));
}

/** One entry in ten has a link, and one in a hundred a broken link, which is the slowest case. */
function entry(at: number): string {
  const target = at % 100 === 0 ? `ter-${at}x` : `term-${at}`;
  const link = at % 10 === 0 ? ` See [this](/glossary#${target}).` : "";
  const term = {
    term: `Term ${at}`,
    category: "clinical",
    clinicalDefinition: `The definition of a textbook, in a sentence or two of usual length.${link}`,
    ntkocDefinition: "NTKOC asks how often doctors have looked for this, and how closely.",
    whyItMatters: "The word helps in a conversation with a clinician who has little time.",
    sources: [],
  };
  return JSON.stringify(term, null, 2);
}
