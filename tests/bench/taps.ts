/** A first tap on a page, and the element that shows its result. */
export interface Tap {
  of: string;
  name: string;
  /** Selector of the tapped element; the first visible match counts. */
  press: string;
  /** Selector of an element that is visible only afterwards. */
  shows: string;
  /** An earlier tap, which is not measured. */
  first?: string;
  /** A key to press after the tap. The time then starts with the key. */
  key?: string;
  /** Set if it needs more code. */
  fetches?: true;
}

const tab = "[data-tab-row] li:nth-child(2) a";
const panel = (id: string) => `#${id}[role=tabpanel]:not([hidden])`;
const menu = { name: "menu", press: "[popovertarget]", shows: "#site-menu:popover-open" };
// The island element is not rendered, so look for its form.
const hydrated = "astro-island:not([ssr]) form";
const form = { press: "astro-island summary", shows: "astro-island details[open] input" };

/** Every kind of control, on the site with every feature launched. */
export const taps: Tap[] = [
  { of: "/", ...menu },
  { of: "/glossary", ...menu },
  { of: "/treating-parasites", ...menu },
  {
    ...{ of: "/", name: "group of the menu", first: "[popovertarget]" },
    ...{ press: "#site-menu summary", shows: "#site-menu details[open] .group a" },
  },
  { of: "/", name: "walkthrough", press: ".poster", shows: "[data-player] iframe" },
  {
    ...{ of: "/", name: "theme", press: "label:has([name=theme][value=dark])" },
    shows: "html[data-theme=dark]",
  },
  { of: "/glossary", name: "second tab", press: tab, shows: panel("clinical") },
  { of: "/treating-parasites", name: "second tab", press: tab, shows: panel("fasting") },
  { of: "/social-videos", name: "second tab", press: tab, shows: panel("background") },
  { of: "/glossary", name: "A to Z", press: ".index summary", shows: ".index[open] li a" },
  { of: "/glossary", name: "search field", press: "search input", shows: "search input:focus" },
  {
    ...{ of: "/glossary", name: "first letter of a search, code fetched", press: "search input" },
    ...{ key: "i", shows: "[data-term-list] article", fetches: true },
  },
  { of: "/media", name: "first card", press: "[data-open]", shows: "dialog[open] h2" },
  { of: "/social-videos", name: "first card", press: "[data-open]", shows: "dialog[open] h2" },
  {
    ...{ of: "/media", name: "first card, comments hydrated", press: "[data-open]" },
    ...{ shows: "dialog[open] [data-comments] summary", fetches: true },
  },
  { of: "/podcasts", name: "timestamps", press: "main summary", shows: "main details[open] li" },
  { of: "/about", name: "term in the text", press: "a.term", shows: "[role=tooltip]" },
  { of: "/discussions", name: "new discussion, form open", ...form },
  { of: "/discussions", name: "new discussion, hydrated", ...form, shows: hydrated, fetches: true },
  { of: "/discussions/1", name: "reply, form open", ...form },
  { of: "/discussions/1", name: "reply, hydrated", ...form, shows: hydrated, fetches: true },
  {
    ...{ of: "/blog/1", name: "like, counted", press: "form.like button" },
    ...{ shows: "form.like [role=status]:not(:empty)", fetches: true },
  },
  {
    ...{ of: "/blog/1", name: "comments opened", press: "[data-show]" },
    shows: "[data-comments] h2",
  },
  {
    ...{ of: "/blog/1", name: "comments hydrated", press: "[data-show]" },
    ...{ shows: "[data-comments] summary", fetches: true },
  },
];
