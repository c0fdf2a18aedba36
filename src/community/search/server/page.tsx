import { renderToStaticMarkup } from "react-dom/server";
import { suggestTerm } from "../../../lib/call/mailto.ts";
import { cleanLine } from "../../../lib/input/clean-text.ts";
import { maxLength } from "../../../lib/input/limits.ts";
import { tooLong } from "../../../lib/input/text-input.ts";
import { readForm } from "../../../server/http/body.ts";
import { cachedByTag, tags } from "../../../server/http/cache.ts";
import { toHttpError } from "../../../server/http/http-error.ts";
import { readId } from "../../../server/http/pagination.ts";
import { html, uncached } from "../../../server/http/responses.ts";
import {
  inQuotes,
  readBuilt,
  readTemplate,
  renderTemplate,
  unlisted,
} from "../../../server/http/template.ts";
import { isLaunched, site } from "../../../server/site-settings.ts";
import { StatusMessage } from "../../../ui/controls/Status.tsx";
import type { Discussion } from "../../forum/schema/discussion.ts";
import { searchDiscussions } from "../../forum/server/discussions/queries.ts";
import { languageOfDanger } from "../../help/danger/danger.ts";
import { HelpNow } from "../../help/HelpNow.tsx";
import { pageHelp } from "../../help/lines/page-help.ts";
import { helpIn } from "../../help/server/help-now.ts";
import { outcome, Said, SearchOutcome, VisitorsDiscussions } from "../SearchOutcome.tsx";
import { createSiteSearch, discussionResult, type Found, helpFor } from "../site-search.ts";

export async function showSearchPage(request: Request): Promise<Response> {
  const { page, isWhole } = await renderSearchPage(
    Object.fromEntries(new URL(request.url).searchParams),
  );
  return html(
    page,
    200,
    isWhole ? cachedByTag(tags.discussions, ["q", "page"], request) : uncached,
  );
}

/** The words are not in the address of the answer. */
export async function answerSearch(request: Request): Promise<Response> {
  const { page } = await renderSearchPage(await readForm(request));
  return html(page, 200, uncached);
}

async function renderSearchPage(asked: Record<string, string>) {
  const typed = cleanLine(asked["q"] ?? "");
  const problem = tooLong(typed, maxLength.search);
  const query = problem ? "" : typed;
  const step = readId(asked["page"]) ?? 1;
  const found = (await siteSearch())(query);
  const discussions = found.helpOnly ? [] : await visitorsDiscussions(query);
  const first = helpFor(typed);
  const said = problem ?? statusOf(query, found, discussions);
  const page = renderTemplate(await readTemplate("search"), {
    words: {
      QUERY: typed,
      ASKED: inQuotes(typed),
      // The history of the browser keeps titles.
      TITLE_QUERY: typed && !first ? `${typed} – ` : "",
    },
    html: {
      // Astro leaves out a blank slot when it hydrates the island.
      status: said
        ? renderToStaticMarkup(
            <StatusMessage>
              <p>
                <Said text={said} query={query} />
              </p>
            </StatusMessage>,
          )
        : "<!-- -->",
      results: renderToStaticMarkup(
        <>
          {first && (
            <HelpNow help={helpIn(languageOfDanger([typed]), first)} own={pageHelp(site().help)} />
          )}
          {query !== "" && (
            <SearchOutcome
              query={query}
              found={found}
              page={step}
              suggest={suggestTerm(site().email)}
              hasBoard={isLaunched("discussions")}
            />
          )}
        </>,
      ),
      start: found.count > 0 || found.helpOnly ? "" : undefined,
      discussions: renderToStaticMarkup(
        discussions?.length ? (
          <VisitorsDiscussions results={discussions.map((post) => discussionResult(post, query))} />
        ) : null,
      ),
      listed: typed === "" ? undefined : unlisted,
    },
  });
  return { page, isWhole: discussions !== undefined };
}

/** @returns undefined if the database cannot be reached */
async function visitorsDiscussions(query: string): Promise<Discussion[] | undefined> {
  if (!query || !isLaunched("discussions")) return [];
  try {
    return await searchDiscussions(query);
  } catch (error) {
    toHttpError(error);
    return undefined;
  }
}

let kept: { text: string; search: ReturnType<typeof createSiteSearch> } | undefined;

async function siteSearch() {
  const text = await readBuilt("/search-index.json", "dist/search-index.json");
  if (text === undefined) throw new Error("The search index was not built");
  if (kept?.text !== text) kept = { text, search: createSiteSearch(JSON.parse(text)) };
  return kept.search;
}

function statusOf(query: string, found: Found, discussions: Discussion[] | undefined): string {
  if (query === "") return "";
  return [
    outcome(found, query, discussions?.length ?? 0),
    ...(discussions ? [] : ["The discussions could not be searched. Please try again later."]),
  ].join(" ");
}
