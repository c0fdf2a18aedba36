/** A first tap on a page that nobody has touched, and what shows that it was answered. */
export interface Tap {
  of: string;
  name: string;
  /** What is tapped: the first of these that is in sight. */
  press: string;
  /** What is in sight only afterwards. */
  shows: string;
  /** A tap before, which is not measured. */
  first?: string;
  /** A key typed into what was tapped; then the time counts from the key. */
  key?: string;
  /** Whether code has to be fetched for it. */
  fetches?: true;
}

const tab = "[data-tab-row] li:nth-child(2) a";
const panel = (id: string) => `#${id}[role=tabpanel]:not([hidden])`;
const menu = { name: "menu", press: "[popovertarget]", shows: "#site-menu:popover-open" };
// An island itself has no box.
const awake = "astro-island:not([ssr]) form";
const form = { press: "astro-island summary", shows: "astro-island details[open] input" };

/** Every kind of control that answers to a finger, on the site with everything launched. */
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
  { of: "/glossary", name: "link of a term", press: "article > a", shows: "article[data-here]" },
  { of: "/glossary", name: "search field", press: "search input", shows: "search input:focus" },
  {
    ...{ of: "/glossary", name: "first letter of a search, code fetched", press: "search input" },
    ...{ key: "i", shows: "[data-term-list] article", fetches: true },
  },
  { of: "/media", name: "first card", press: "[data-open]", shows: "dialog[open] h2" },
  { of: "/social-videos", name: "first card", press: "[data-open]", shows: "dialog[open] h2" },
  {
    ...{ of: "/media", name: "first card, comments awake", press: "[data-open]" },
    ...{ shows: "dialog[open] [data-comments] summary", fetches: true },
  },
  { of: "/podcasts", name: "timestamps", press: "main summary", shows: "main details[open] li" },
  { of: "/about", name: "term in the text", press: "a.term", shows: "[role=tooltip]" },
  { of: "/discussions", name: "new discussion, form open", ...form },
  { of: "/discussions", name: "new discussion, awake", ...form, shows: awake, fetches: true },
  { of: "/discussions/1", name: "reply, form open", ...form },
  { of: "/discussions/1", name: "reply, awake", ...form, shows: awake, fetches: true },
  {
    ...{ of: "/blog/1", name: "like, counted", press: "form.like button" },
    ...{ shows: "form.like [role=status]:not(:empty)", fetches: true },
  },
  {
    ...{ of: "/blog/1", name: "comments opened", press: "[data-show]" },
    shows: "[data-comments] h2",
  },
  {
    ...{ of: "/blog/1", name: "comments awake", press: "[data-show]" },
    ...{ shows: "[data-comments] summary", fetches: true },
  },
];
