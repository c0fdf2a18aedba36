import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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

test("finds every decision in the index under its title", () => {
  const index = read("docs/decisions/README.md");
  const decisions = globSync("docs/decisions/20*.md");
  expect(decisions.length).toBeGreaterThan(10);
  const wrong = decisions.filter((file) => {
    const [, date, title] = /^# (\d{4}-\d\d-\d\d): (.*)$/m.exec(read(file)) ?? [];
    const line = `| ${date} | [${title}](${basename(file)})`;
    return !index.toLowerCase().includes(line.toLowerCase());
  });
  expect(wrong).toEqual([]);
});

test("quotes only messages that the programs print", () => {
  const guide = withoutCode(read("docs/when-something-breaks.md"));
  const code = globSync("{src,scripts,studio}/**/*.{ts,tsx,mjs}").map(read).join("\n");
  const quotes = all(guide, /(?<![=`])"([^"`\n]+)"(?!`)/g).filter(
    (quote) => !guide.includes(`### ${quote}\n`),
  );
  const pieces = quotes.flatMap((quote) => quote.split(/…|\.data/)).map((piece) => piece.trim());
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.filter((piece) => !code.includes(piece))).toEqual([]);
});
