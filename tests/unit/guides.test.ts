import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import { expect, test } from "vitest";

const guides = ["README.md", "CONTRIBUTING.md", "AGENTS.md"].concat(
  globSync(["docs/**/*.md", "{src,scripts,studio,tests}/**/README.md"]),
);

const read = (file: string) => readFileSync(file, "utf8");
const withoutCode = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```/gm, "");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Searches all guides. @returns each match after the name of its guide */
const inGuides = (find: (text: string, guide: string) => string[]) =>
  guides.flatMap((guide) => find(read(guide), guide).map((found) => `${guide}: ${found}`));

function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger();
  return all(withoutCode(read(file)), /^#+ (.*)$/gm).map((heading) => slugger.slug(heading));
}

function isValid(guide: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? guide : join(dirname(guide), path);
  return existsSync(file) && (anchor === undefined || anchorsOf(file).includes(anchor));
}

test("finds the target and the heading of every link between guides", () => {
  const links = (text: string) =>
    all(withoutCode(text), /(?:\]\(|<img src=")([^)"\s]+)/g).filter(
      // Skip other sites, which the doctor checks, and examples of links in a post.
      (link) => !/^(https?:|\/|\.\.\/pictures\/)/.test(link),
    );
  expect(inGuides(links).length).toBeGreaterThan(30);
  expect(inGuides((text, guide) => links(text).filter((link) => !isValid(guide, link)))).toEqual(
    [],
  );
});

test("finds every npm script and database command that a guide names", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const commands = all(read("scripts/commands/db-command.ts"), /^ {2}(\w+): \{$/gm);
  expect(commands).toContain("migrate");
  const wrong = (text: string) => [
    ...all(text, /npm run (?:--silent )?([\w:-]+)/g).filter(
      (name) => !Object.hasOwn(scripts, name),
    ),
    ...all(text, /npm run (?:--silent )?db -- +(\w+)/g).filter((name) => !commands.includes(name)),
  ];
  expect(inGuides(wrong)).toEqual([]);
});
