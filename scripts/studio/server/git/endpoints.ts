import { z } from "zod";
import { editableFile } from "../../../../src/collections/edit/editable-file.ts";
import type { ChangeList } from "../../protocol.ts";
import { type Endpoint, noFile, type StudioContext, StudioError } from "../context.ts";
import { inSequence } from "../in-sequence.ts";
import { readChanges } from "./changes.ts";
import { readHistory } from "./history.ts";
import { toProblem } from "./problems.ts";
import { publicationOf, startPublishing } from "./publish.ts";
import { fetchUpstream, openRepository, publishedVersion, type Repository } from "./repository.ts";
import { restoreVersion } from "./restore-version.ts";

const choices = z.record(z.string(), z.enum(["mine", "theirs"]));

const version = z.object({
  file: z.string(),
  id: z.nullable(z.string().regex(/^[0-9a-f]{40,64}$/)),
});

/** The endpoints that compare, publish and restore with git. */
export const gitEndpoints: Record<string, Endpoint> = {
  "GET changes": (context, query) => listChanges(context, query.has("fetch")),
  "GET publication": publicationOf,
  "POST publication": async (context, _, body) => startPublishing(context, choices.parse(body)),
  "GET history": (context, query) => {
    const target = editableFile(query.get("at") ?? "");
    if (!target) throw new StudioError(404, noFile);
    return withRepository(context, (repository) => readHistory(repository, context.root, target));
  },
  "PUT version": (context, _, body) => {
    const { file, id } = version.parse(body);
    return withRepository(context, (repository) => restoreVersion(context, repository, file, id));
  },
};

const withRepository = <T>(context: StudioContext, action: (one: Repository) => Promise<T>) =>
  inSequence(async () => {
    const repository = await openRepository(context.root).catch((error) => {
      throw new StudioError(422, toProblem(error).text);
    });
    return action(repository);
  });

/** @param isFresh true to ask the server first for what is published */
async function listChanges(context: StudioContext, isFresh: boolean): Promise<ChangeList> {
  try {
    const repository = await inSequence(() => openRepository(context.root));
    const failure = isFresh
      ? await fetchUpstream(repository).then(
          () => undefined,
          (error) => toProblem(error, repository.host),
        )
      : undefined;
    const list = await inSequence(() => compare(repository, context.root));
    return failure ? { ...list, problem: failure } : list;
  } catch (error) {
    return { changes: [], otherCommits: [], problem: toProblem(error) };
  }
}

async function compare(repository: Repository, root: string): Promise<ChangeList> {
  const { git, upstream } = repository;
  const base = await publishedVersion(repository);
  const others = await git("log", "--format=%s", `${upstream}..HEAD`, "--", ":(exclude)content");
  return {
    changes: await readChanges(repository, root, base),
    otherCommits: others.split("\n").filter(Boolean),
  };
}
