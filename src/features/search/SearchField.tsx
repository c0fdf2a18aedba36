import type { ChangeEventHandler, Ref, SubmitEventHandler } from "react";

interface Props {
  /** The text in the field; left to the browser if missing. */
  query?: string;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/** The form of the site search, which needs no JavaScript. */
export const SearchField = ({ query, ref, onChange, onSubmit }: Props) => (
  <search>
    <form className="field site-search" action="/search" onSubmit={onSubmit}>
      <label htmlFor="query">Search this site</label>
      <div>
        <input
          id="query"
          type="search"
          name="q"
          value={query}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          ref={ref}
          onChange={onChange}
        />
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </form>
  </search>
);
