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
  /** A letter to type after the tap. The time then starts with the letter. */
  type?: string;
  /** Letters to type before it. */
  typed?: string;
  /** Set if the element gets keyboard focus instead of a tap. */
  focus?: true;
  /** Set if the tap opens, sends or searches something, for which the limit is higher. */
  opens?: true;
  /** Set if the control works natively, without any code. */
  native?: true;
}

const tab = ".tab-row a:nth-child(2)";
const thirdTab = ".tab-row a:nth-child(3)";
const tabs = { name: "second and third tab", press: tab, again: thirdTab, native: true } as const;
const panel = (id: string) => `#${id}[role=tabpanel]:not([hidden])`;
const menu = {
  name: "menu",
  press: "[popovertarget]",
  shows: "#site-menu:popover-open",
  again: "[popovertarget]",
  native: true,
} as const;
const card = {
  name: "first card",
  press: ".media-card h3 a",
  shows: "dialog[open] h2",
  again: "dialog[open] button[type=submit]",
  opens: true,
} as const;
const form = {
  press: ".post-card summary",
  shows: ".post-card > [open] input",
  native: true,
} as const;

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
    native: true,
  },
  { of: "/", name: "walkthrough", press: ".poster", shows: ".player iframe", opens: true },
  {
    of: "/",
    name: "theme",
    press: "label:has([name=theme][value=dark])",
    shows: "html:has([name=theme][value=dark]:checked)",
    again: "label:has([name=theme][value=light])",
    native: true,
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
    native: true,
  },
  {
    of: "/glossary",
    name: "search field",
    press: "search input",
    shows: "search input:focus",
    native: true,
  },
  {
    of: "/glossary",
    name: "letter of a search",
    press: "search input",
    typed: "p",
    type: "a",
    shows: ".term-results article",
    opens: true,
  },
  {
    of: "/search",
    name: "letter of a search",
    press: "input[type=search]",
    typed: "p",
    type: "a",
    shows: ".search-results a",
    opens: true,
  },
  { of: "/media", ...card },
  { of: "/social-videos", ...card },
  {
    ...card,
    of: "/media",
    name: "first card, with its comments",
    shows: "dialog[open] .post-card summary",
  },
  {
    of: "/podcasts",
    name: "timestamps",
    press: "main summary",
    shows: "main details[open] li",
    again: "main summary",
    native: true,
  },
  { of: "/media/1", name: "player", press: ".poster", shows: ".player iframe", opens: true },
  {
    of: "/glossary/ascaris",
    name: "share",
    press: "main button.scripted",
    shows: "#share-sheet",
  },
  {
    of: "/treating-parasites",
    name: "tooltip of a term",
    press: "main a.term",
    shows: ".term-tip",
    focus: true,
    opens: true,
  },
  { of: "/media/1", name: "comment", ...form },
  { of: "/discussions", name: "new discussion", ...form },
  { of: "/discussions/1", name: "reply", ...form },
  {
    of: "/blog/1",
    name: "like, counted",
    press: "form.like button",
    again: "form.like button",
    shows: "form.like [role=status] span:not(:empty)",
    opens: true,
  },
];
