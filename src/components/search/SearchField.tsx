import { maxLength } from "../../schemas/limits.ts";

interface Props {
  query?: string;
}

/** The form of the site search, which needs no JavaScript. */
export const SearchField = ({ query }: Props) => (
  <search>
    <form className="field site-search" action="/search">
      <label htmlFor="query">Search this site</label>
      <div>
        <input
          id="query"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maxLength.search}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </form>
  </search>
);
