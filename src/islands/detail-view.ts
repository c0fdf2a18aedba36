import { enter, idInAddress, leave } from "./detail-address.ts";
import { empty, fill, linkOf } from "./detail-parts.ts";
import { openComments } from "./open-comments.ts";

interface View {
  dialog: HTMLDialogElement;
  /** What it shows. */
  card?: HTMLElement | undefined;
  /** Whether the browser is on its way back to the address before; nothing can be opened until then. */
  leaving: boolean;
  /** What the visitor has asked for meanwhile. */
  next?: HTMLElement | undefined;
}

/** Opens what cards lead to in the page's one dialog, under addresses of their own: `?video=4`. */
export function wakeDetailView() {
  const dialog = document.querySelector<HTMLDialogElement>("[data-detail]");
  // In older browsers cards stay links.
  if (!dialog?.showModal) return;
  const view: View = { dialog, leaving: false };
  dressCards();
  dressDialog(dialog);
  document.addEventListener("click", (event) => onClick(view, event));
  closeFromOutside(dialog);
  dialog.addEventListener("close", () => onClose(view));
  addEventListener("popstate", () => onPopState(view));
  follow(view);
  if (view.card) startAtTop();
}

/** A card no longer leads to a new tab. */
function dressCards() {
  for (const note of document.querySelectorAll("[data-away]")) note.remove();
  for (const link of document.querySelectorAll("[data-open]")) link.ariaHasPopup = "dialog";
}

/** The dialog's own look comes once the page has been painted; until then an open one is not seen. */
function dressDialog(dialog: HTMLDialogElement) {
  const href = dialog.dataset["look"] ?? "";
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const done = () => dialog.removeAttribute("data-bare");
  link.addEventListener("load", done);
  link.addEventListener("error", done);
  void painted.then(() => document.head.append(link));
}

function onClick(view: View, event: MouseEvent) {
  const link = (event.target as Element).closest("[data-open]");
  const card = link?.closest<HTMLElement>("[data-media]");
  if (!card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (view.leaving) view.next = card;
  else open(view, card);
}

function open(view: View, card: HTMLElement) {
  enter(card.dataset["media"]);
  follow(view);
}

/** Shows what the address calls for, or closes. */
function follow(view: View) {
  const id = idInAddress();
  const card = /^\d{1,9}$/.test(id ?? "") ? cardOf(Number(id)) : undefined;
  const note = document.querySelector<HTMLElement>("[data-no-such-video]");
  if (note) note.hidden = id === undefined || card !== undefined;
  if (card) show(view, card);
  else view.dialog.close();
}

const cardOf = (id: number) =>
  document.querySelector<HTMLElement>(`[data-media="${id}"]`) ?? undefined;

function show(view: View, card: HTMLElement) {
  const { dialog } = view;
  view.card = card;
  reveal(card);
  fill(dialog, card);
  holdPage();
  if (!dialog.open) dialog.showModal();
  dialog.firstElementChild?.scrollTo(0, 0);
  void openComments(dialog, card.dataset["about"] ?? "", card.dataset["media"] ?? "");
}

/** Opens the tab that holds the card. The address names the video; browsers would scroll to a name of the tab. */
function reveal(card: HTMLElement) {
  const { href } = location;
  nameTab(card);
  history.replaceState(history.state, "", href);
}

/** Tabs open a panel in which the browser's search finds something, and name it in the address. */
const nameTab = (card: HTMLElement) =>
  card.closest("[data-panel]")?.dispatchEvent(new Event("beforematch"));

/** Keeps the page from scrolling, at the width that it had beside its scroll bar. */
function holdPage() {
  const { clientWidth, dataset, style } = document.documentElement;
  if ("modal" in dataset) return;
  style.setProperty("--scroll-bar", `${innerWidth - clientWidth}px`);
  dataset["modal"] = "";
}

function onClose(view: View) {
  // Another one was opened at once.
  if (view.dialog.open) return;
  delete document.documentElement.dataset["modal"];
  empty(view.dialog);
  history.scrollRestoration = "auto";
  const { card } = view;
  view.card = undefined;
  if (idInAddress() !== undefined) view.leaving = leave();
  if (!card) return;
  if (!view.leaving) nameTab(card);
  linkOf(card)?.focus();
}

function onPopState(view: View) {
  const { next, leaving } = view;
  const wasOpen = leaving || view.dialog.open;
  Object.assign(view, { next: undefined, leaving: false });
  follow(view);
  if (wasOpen || view.dialog.open) stayHere();
  if (next) open(view, next);
}

/** Some browsers go to what the address names whenever they go back or forward, and take the focus there. */
function stayHere() {
  const { scrollX, scrollY } = window;
  const { activeElement } = document;
  requestAnimationFrame(() => {
    scrollTo(scrollX, scrollY);
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  });
}

/** The page stands at its top behind what it was called with, whatever else the address names. */
function startAtTop() {
  history.scrollRestoration = "manual";
  history.replaceState(history.state, "", location.pathname + location.search);
  scrollTo(0, 0);
}

/** A press beside the dialog closes it; one that only ends there, such as a selection of text, does not. */
function closeFromOutside(dialog: HTMLDialogElement) {
  let outside = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    outside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (outside && target === dialog) dialog.close();
  });
}
