import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"input">, "onSubmit"> {
  label?: string | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** The form of the site search, which needs no JavaScript. It keeps the words out of the address. */
export const SearchField = ({ label = "Search this site", onSubmit, ...input }: Props) => (
  <search>
    <form className="field site-search screen" method="post" action="/search" onSubmit={onSubmit}>
      <label htmlFor="query">{label}</label>
      <div>
        <input
          id="query"
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...input}
        />
        <button className="button" type="submit">
          Search
        </button>
      </div>
    </form>
  </search>
);
