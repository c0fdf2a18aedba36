import { findErrors } from "../../../../src/collections/check/check.ts";
import { readContent } from "../../../../src/collections/files/read-content.ts";
import { formatContentError } from "../../../../src/errors/content-error.ts";
import type { Change, Publication, PublishInput } from "../../protocol.ts";
import type { StudioContext } from "../context.ts";
import { inSequence } from "../in-sequence.ts";
import { publishedPaths, readChanges } from "./changes.ts";
import { siteAddress, waitUntilLive } from "./live-site.ts";
import { mergeUpstream } from "./merge.ts";
import { PublishError, toProblem } from "./problems.ts";
import { fetchUpstream, openRepository, type Repository } from "./repository.ts";

const publications = new WeakMap<StudioContext, Publication>();

/** The progress of the last publication since the start of the Studio. */
export const publicationOf = (context: StudioContext): Publication | undefined =>
  publications.get(context);

/** Starts to publish. If the content is being published already, it reports that publication. */
export function startPublishing(context: StudioContext, input: PublishInput): Publication {
  const last = publications.get(context);
  const isRunning = last && !last.problem && !["building", "live"].includes(last.step);
  if (isRunning) return last;
  const publication: Publication = { step: "checking", site: "" };
  publications.set(context, publication);
  run(context, input, publication);
  return publication;
}

async function run(context: StudioContext, input: PublishInput, publication: Publication) {
  let repository: Repository | undefined;
  try {
    repository = await inSequence(() => openRepository(context.root));
    await expectNoMistakes(context);
    publication.site = await siteAddress(context);
    await setAuthor(repository, input.author);
    const commit = await send(context, repository, input, publication);
    publication.step = "building";
    await waitUntilLive(repository, publication.site, commit, context.deploy);
    publication.step = "live";
    publication.liveSince = new Date().toISOString();
  } catch (error) {
    publication.problem = toProblem(error, repository?.host);
  }
}

async function expectNoMistakes({ root, environment }: StudioContext): Promise<void> {
  const errors = await findErrors(await readContent(root), environment);
  if (errors.length === 0) return;
  const text =
    "Some content has mistakes, so nothing was sent. Correct these, then press Publish again:";
  throw new PublishError("mistakes", text, { details: errors.map(formatContentError) });
}

/** @throws PublishError if git does not know the author */
async function setAuthor({ git }: Repository, author: PublishInput["author"]): Promise<void> {
  if (author) {
    await git("config", "user.name", author.name);
    await git("config", "user.email", author.email);
  }
  await git("-c", "user.useConfigOnly=true", "var", "GIT_COMMITTER_IDENT").catch(() => {
    throw new PublishError("no-name", noName);
  });
}

const noName =
  "Every published version is signed with a name and an email address. Enter yours, then press Publish again. If the repository is public, anyone can see both.";

/** How often to merge if others publish at the same time. */
const attempts = 3;

/** Sends `content/` to the published branch. @returns the commit */
async function send(
  context: StudioContext,
  repository: Repository,
  { choices }: PublishInput,
  publication: Publication,
): Promise<string> {
  const { git, remote, branch, upstream } = repository;
  for (let attempt = 0; attempt < attempts; attempt++) {
    await fetchUpstream(repository);
    publication.step = "saving";
    await inSequence(() => commitAndMerge(context, repository, choices));
    const [commit = "", published] = (await git("rev-parse", "HEAD", upstream)).split("\n");
    if (commit === published) return commit;
    publication.step = "sending";
    const isSent = await git("push", "--quiet", remote, `${commit}:refs/heads/${branch}`).then(
      () => true,
      (error) => {
        if (!/fetch first|non-fast-forward|cannot lock ref|incorrect old value/.test(error.message))
          throw error;
      },
    );
    if (isSent) return commit;
  }
  throw new PublishError("busy", busy);
}

const busy =
  "Someone else is publishing at the same time. Your changes are saved on this computer. Press Publish again.";

async function commitAndMerge(
  context: StudioContext,
  repository: Repository,
  choices: PublishInput["choices"],
): Promise<void> {
  await commitContent(repository, context.root);
  if (!(await mergeUpstream(repository, context.root, choices))) return;
  await expectNoMistakes(context);
  // Any collection of the database publishes all of them.
  await context.afterWrite("blog");
}

/** Commits `content/` and nothing else. Other staged changes stay staged. */
async function commitContent(repository: Repository, root: string): Promise<void> {
  const { git } = repository;
  if ((await git("status", "--porcelain", "--", ...publishedPaths)) === "") return;
  const message = messageFor(await readChanges(repository, root, "HEAD"));
  await git("add", "--all", "--", ...publishedPaths);
  await git("commit", "--quiet", "--only", "--message", message, "--", "content");
}

const verbs = { new: "Add", changed: "Change", removed: "Remove" };

/** Names the entries, for the history. */
function messageFor(changes: Change[]): string {
  const lines = changes.map(({ status, one, title }) => `${verbs[status]} the ${one} "${title}"`);
  const [first = "Update the content", ...others] = lines;
  if (others.length === 0) return first;
  return `Publish ${lines.length} changes\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}
