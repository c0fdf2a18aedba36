/** A first tap on a page, the element that shows its result, and a second tap. */
export interface Tap {
  of: string;
  name: string;
  /** Selector of the tapped element; the first visible match counts. */
  press: string;
  /** Selector of an element that is visible only afterwards. */
  shows: string;
  /** An earlier tap, which is not measured. */
  first?: string;
  /** Selector of the element of the second tap. */
  again?: string;
  /** Letters to type after the tap. The time then starts with the first. */
  type?: string;
  /** Set if it needs more code. */
  fetches?: true;
  /** Set if React hydrates afterwards. */
  hydrates?: true;
}

const tab = ".tab-row a:nth-child(2)";
const thirdTab = ".tab-row a:nth-child(3)";
const tabs = { name: "second and third tab", press: tab, again: thirdTab };
const panel = (id: string) => `#${id}[role=tabpanel]:not([hidden])`;
const menu = {
  name: "menu",
  press: "[popovertarget]",
  shows: "#site-menu:popover-open",
  again: "[popovertarget]",
};
const card = { press: ".media-card h3 a", again: "dialog[open] button[type=submit]" };
// The island element is not rendered, so look for its form.
const hydrated = "astro-island:not([ssr]) form";
const form = {
  press: "astro-island summary",
  shows: "astro-island details[open] input",
  again: "astro-island summary, astro-island button[type=button]",
};

/** Every kind of control, on the site with every feature launched. */
export const taps: Tap[] = [
  { of: "/", ...menu },
  { of: "/glossary", ...menu },
  { of: "/treating-parasites", ...menu },
  {
    of: "/",
    name: "group of the menu",
    first: "[popovertarget]",
    press: "#site-menu summary",
    shows: "#site-menu details[open] .group a",
    again: "#site-menu li:nth-child(3) summary",
  },
  { of: "/", name: "walkthrough", press: ".poster", shows: ".player iframe" },
  {
    of: "/",
    name: "theme",
    press: "label:has([name=theme][value=dark])",
    shows: "html[data-theme=dark]",
    again: "label:has([name=theme][value=light])",
  },
  { of: "/glossary", ...tabs, shows: panel("clinical") },
  { of: "/treating-parasites", ...tabs, shows: panel("fasting") },
  { of: "/social-videos", ...tabs, shows: panel("background") },
  {
    of: "/glossary",
    name: "A to Z",
    press: ".index summary",
    shows: ".index[open] li a",
    again: ".index summary",
  },
  { of: "/glossary", name: "search field", press: "search input", shows: "search input:focus" },
  {
    of: "/glossary",
    name: "first letters of a search, code fetched",
    press: "search input",
    type: "par",
    shows: ".term-results article",
    fetches: true,
  },
  {
    of: "/search",
    name: "first letters of a search, code fetched",
    press: "input[type=search]",
    type: "par",
    shows: ".search-results a",
    fetches: true,
  },
  { of: "/media", name: "first card", ...card, shows: "dialog[open] h2", hydrates: true },
  { of: "/social-videos", name: "first card", ...card, shows: "dialog[open] h2", hydrates: true },
  {
    of: "/media",
    name: "first card, comments hydrated",
    ...card,
    shows: "dialog[open] .post-card summary",
    fetches: true,
  },
  {
    of: "/podcasts",
    name: "timestamps",
    press: "main summary",
    shows: "main details[open] li",
    again: "main summary",
  },
  { of: "/about", name: "term in the text", press: "a.term", shows: "[role=tooltip]" },
  { of: "/discussions", name: "new discussion, form open", ...form },
  { of: "/discussions", name: "new discussion, hydrated", ...form, shows: hydrated, fetches: true },
  { of: "/discussions/1", name: "reply, form open", ...form },
  { of: "/discussions/1", name: "reply, hydrated", ...form, shows: hydrated, fetches: true },
  {
    of: "/blog/1",
    name: "like, counted",
    press: "form.like button",
    again: "form.like button",
    shows: "form.like [role=status]:not(:empty)",
    fetches: true,
  },
];
