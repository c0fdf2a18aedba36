import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"input">, "form"> {
  form?: ComponentProps<"form">;
  label?: string;
  button?: ReactNode;
}

const submit = (
  <button className="button" type="submit">
    Search
  </button>
);

/** A form with a search field: that of the site search, which needs no JavaScript, unless the props differ. */
export const SearchField = ({
  form,
  id = "query",
  label = "Search this site",
  button = submit,
  children,
  ...input
}: Props) => (
  <search>
    <form className="field site-search" action="/search" {...form}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...input}
        />
        {button}
      </div>
      {children}
    </form>
  </search>
);
