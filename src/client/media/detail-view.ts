import { mediaPath } from "../../lib/entry-paths.ts";
import { $toastDialog } from "../../stores/toasts.ts";
import { loadComments } from "../comments/load-comments.ts";
import { isModifiedClick } from "../modified-click.ts";
import { empty, fill, linkOf } from "./fill-detail.ts";

interface View {
  dialog: HTMLDialogElement;
  card?: HTMLElement | undefined;
  /** True while the browser is going back. No card opens until then. */
  leaving: boolean;
}

/** Opens cards in a dialog. The URL contains the open card: `?video=4`. */
export function initDetailView() {
  const dialog = document.querySelector<HTMLDialogElement>("[data-detail]");
  if (!dialog?.showModal) return;
  const view: View = { dialog, leaving: false };
  for (const link of document.querySelectorAll("[data-open]")) link.ariaHasPopup = "dialog";
  loadStyles(dialog);
  document.addEventListener("click", (event) => onClick(view, event));
  dialog.addEventListener("close", () => onClose(view));
  addEventListener("popstate", () => onPopState(view));
  update(view);
  if (view.card) startAtTop();
}

/** Loads the dialog's styles after the first paint. Until then, the dialog is hidden. */
function loadStyles(dialog: HTMLDialogElement) {
  const href = dialog.dataset["styles"] ?? "";
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const done = () => dialog.removeAttribute("data-bare");
  link.addEventListener("load", done);
  link.addEventListener("error", done);
  document.head.append(link);
}

function onClick(view: View, event: MouseEvent) {
  const link = (event.target as Element).closest("[data-open]");
  const card = link?.closest<HTMLElement>("[data-media]");
  if (!card || isModifiedClick(event)) return;
  event.preventDefault();
  if (view.leaving) return;
  history.pushState({ opened: true }, "", urlWith(card.dataset["media"]));
  update(view);
}

function update(view: View) {
  const id = idInUrl();
  const number = /^\d{1,9}$/.test(id ?? "") ? Number(id) : undefined;
  const card = number === undefined ? undefined : cardOf(number);
  const note = document.querySelector<HTMLElement>("[data-no-such-video]");
  // The card may be on another page of the list.
  if (number !== undefined && !card && document.querySelector("[rel=prev], [rel=next]"))
    return location.replace(mediaPath(number));
  if (note) note.hidden = id === undefined || card !== undefined;
  if (card) show(view, card);
  else view.dialog.close();
}

const cardOf = (id: number) =>
  document.querySelector<HTMLElement>(`[data-media="${id}"]`) ?? undefined;

function show(view: View, card: HTMLElement) {
  const { dialog } = view;
  view.card = card;
  if (!dialog.open) holdPage();
  reveal(card);
  fill(dialog, card);
  if (!dialog.open) dialog.showModal();
  $toastDialog.set(dialog);
  dialog.firstElementChild?.scrollTo(0, 0);
  const { about = "video", media = "" } = card.dataset;
  // The dialog is painted before the comments take time.
  requestAnimationFrame(() => setTimeout(showComments, 0, dialog, about, media));
}

/** Opens the tab that contains the card, but keeps the URL so that the browser does not scroll to the tab. */
function reveal(card: HTMLElement) {
  const { href } = location;
  openTab(card);
  history.replaceState(history.state, "", href);
}

/** Uses the event with which find-in-page opens a tab. */
const openTab = (card: HTMLElement) =>
  card.closest("[data-panel]")?.dispatchEvent(new Event("beforematch"));

/** Stops the page from scrolling, without a layout shift when the scroll bar disappears. */
function holdPage() {
  const { clientWidth, style } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
}

function onClose(view: View) {
  // Another card was opened in the same task.
  if (view.dialog.open) return;
  document.documentElement.removeAttribute("style");
  $toastDialog.set(undefined);
  empty(view.dialog);
  history.scrollRestoration = "auto";
  const { card } = view;
  view.card = undefined;
  if (idInUrl() !== undefined) view.leaving = leave();
  if (!card) return;
  if (!view.leaving) openTab(card);
  linkOf(card)?.focus();
}

function onPopState(view: View) {
  const wasOpen = view.leaving || view.dialog.open;
  view.leaving = false;
  update(view);
  if (wasOpen || view.dialog.open) stayHere();
}

/** Restores position and focus: some browsers jump to the hash when they go back or forward. */
function stayHere() {
  const { scrollX, scrollY } = window;
  const { activeElement } = document;
  requestAnimationFrame(() => {
    scrollTo(scrollX, scrollY);
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  });
}

function startAtTop() {
  history.scrollRestoration = "manual";
  history.replaceState(history.state, "", location.pathname + location.search);
  scrollTo(0, 0);
}

const idInUrl = (): string | undefined =>
  new URLSearchParams(location.search).get("video") ?? undefined;

/** Goes back, or removes the id from the URL. @returns true if the browser is going back */
function leave(): boolean {
  const state: { opened?: boolean } | null = history.state;
  if (state?.opened) history.back();
  else history.replaceState(null, "", urlWith(undefined));
  return Boolean(state?.opened);
}

function urlWith(id: string | undefined): string {
  const url = new URL(location.href);
  if (id === undefined) url.searchParams.delete("video");
  else url.searchParams.set("video", id);
  return url.href;
}

let failures = 0;

/** Shows the comments on a card in the detail view, and moves the form to it. */
function showComments(dialog: HTMLElement, about: string, id: string) {
  const root = dialog.querySelector<HTMLElement>("[data-comments]");
  if (root) void loadComments(root, `/comments/${about}/${id}`);
  const form = dialog.querySelector<HTMLElement>("[data-comment-form]");
  const script = form && dialog.querySelector<HTMLElement>("[data-script=comment-form]");
  if (!script) return;
  Object.assign(form.dataset, { about, id });
  form.dispatchEvent(new Event("target"));
  // Browsers cache a failed import by URL, so each attempt needs a new one. A variable, because Vite adds a
  // kilobyte to the import of a template literal.
  const address = `${script.dataset["address"]}#${failures}`;
  import(/* @vite-ignore */ address).catch(() => {
    failures += 1;
  });
}
