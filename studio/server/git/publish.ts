import { findLiveErrors } from "../../../src/collections/check/check.ts";
import { readContent } from "../../../src/collections/files/read-content.ts";
import type { Site } from "../../../src/collections/schemas/site.ts";
import { plural } from "../../../src/lib/text/plural.ts";
import type { Choices, Publication } from "../../protocol.ts";
import { inSequence, type StudioContext } from "../context.ts";
import { toReasons } from "../reasons.ts";
import { publishedPaths, readChanges } from "./changes.ts";
import { siteSettings, waitUntilLive } from "./live-site.ts";
import { mergeUpstream } from "./merge.ts";
import { PublishError, toProblem } from "./problems.ts";
import { fetchUpstream, openRepository, type Repository } from "./repository.ts";

const publications = new WeakMap<StudioContext, Publication>();

/** Since the Studio was started. */
export const publicationOf = (context: StudioContext): Partial<Publication> =>
  publications.get(context) ?? {};

/** Does nothing while a publication is running. */
export function startPublishing(context: StudioContext, choices: Choices): Publication {
  const last = publications.get(context);
  const isRunning = last && !last.problem && !["building", "live"].includes(last.step);
  if (isRunning) return last;
  const publication: Publication = { step: "checking", site: "" };
  publications.set(context, publication);
  run(context, choices, publication);
  return publication;
}

async function run(context: StudioContext, choices: Choices, publication: Publication) {
  try {
    const repository = await inSequence(() => openRepository(context.root));
    await expectNoMistakes(context);
    const site = await siteSettings(context);
    publication.site = site.url;
    await ensureAuthor(repository, site);
    const commit = await send(context, repository, choices, publication);
    await waitUntilLive(context, repository, publication, commit);
  } catch (error) {
    publication.problem = toProblem(error);
  }
}

/** @throws PublishError if the content has mistakes that the live site must not have */
async function expectNoMistakes({ root, environment }: StudioContext): Promise<void> {
  const content = await readContent(root);
  const mistakes = await findLiveErrors(content, environment.URL);
  if (mistakes.length > 0)
    throw new PublishError(
      "Some content has mistakes, so nothing was sent. Correct these, then press Publish again:",
      { reasons: await toReasons(root, mistakes) },
    );
}

/** A computer without a name or address for git uses those of the site. */
async function ensureAuthor({ git }: Repository, { name, email }: Site): Promise<void> {
  for (const [key, value] of Object.entries({ "user.name": name, "user.email": email }))
    await git("config", key).catch(() => git("config", key, value));
}

/** @returns the commit */
async function send(
  context: StudioContext,
  repository: Repository,
  choices: Choices,
  publication: Publication,
): Promise<string> {
  const { git, remote, branch, upstream } = repository;
  await fetchUpstream(repository);
  // The branch may not exist on the server any more.
  await openRepository(context.root);
  publication.step = "saving";
  await inSequence(() => commitAndMerge(context, repository, choices));
  const [commit = "", published] = (await git("rev-parse", "HEAD", upstream)).split("\n");
  if (commit === published) return commit;
  publication.step = "sending";
  await git("push", "--quiet", remote, `${commit}:refs/heads/${branch}`);
  return commit;
}

/** Other staged changes stay staged. */
async function commitAndMerge(
  context: StudioContext,
  repository: Repository,
  choices: Choices,
): Promise<void> {
  const { git } = repository;
  if ((await git("status", "--porcelain", "--", ...publishedPaths)) !== "") {
    const titles = (await readChanges(repository, "HEAD")).map(({ title }) => title);
    const many = `Publish ${plural(titles.length, "change")}\n\n${titles.join("\n")}`;
    const message = titles.length > 1 ? many : `Publish ${titles[0] ?? "the content"}`;
    await git("add", "--all", "--", ...publishedPaths);
    await git("commit", "--quiet", "--only", "--message", message, "--", "content");
  }
  if (!(await mergeUpstream(repository, choices))) return;
  await expectNoMistakes(context);
  // Naming one collection is enough, because all collections in the database are published together.
  await context.afterWrite("blog");
}
