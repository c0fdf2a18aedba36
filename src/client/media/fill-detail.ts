/** Fills the dialog from a card, so that the HTML contains each text once. */
export function fill(dialog: HTMLElement, card: HTMLElement) {
  dialog.querySelector("[data-stage]")?.replaceChildren(stageFor(dialog, card));
  for (const slot of dialog.querySelectorAll<HTMLElement>("[data-slot]")) {
    const part = partOf(card, slot.dataset["slot"] ?? "");
    slot.replaceChildren(...(part?.cloneNode(true).childNodes ?? []));
    slot.hidden = !part;
  }
  for (const page of dialog.querySelectorAll<HTMLAnchorElement>("[data-page]"))
    page.href = linkOf(card)?.href ?? "";
}

/** Also stops the video. */
export const empty = (dialog: HTMLElement) =>
  dialog.querySelector("[data-stage]")?.replaceChildren();

export const linkOf = (card: HTMLElement) => card.querySelector<HTMLAnchorElement>("[data-open]");

const partOf = (card: HTMLElement, name: string) => card.querySelector(`[data-part=${name}]`);

function stageFor(dialog: HTMLElement, card: HTMLElement): Node {
  const { frame, size, href = "" } = card.dataset;
  if (size) return photograph(card, href, size);
  const stage = copyOf(dialog, frame ? "play" : "watch");
  const player = stage.querySelector<HTMLElement>("[data-player]");
  const title = partOf(card, "title")?.textContent ?? "";
  if (player) Object.assign(player.dataset, { player: frame, href, title });
  stage.querySelector("a")?.setAttribute("href", href);
  stage.querySelector("[data-poster]")?.replaceWith(posterOf(card));
  return stage;
}

function copyOf(dialog: HTMLElement, name: string): DocumentFragment {
  const template = dialog.querySelector<HTMLTemplateElement>(`[data-for=${name}]`);
  return document.importNode(template?.content ?? new DocumentFragment(), true);
}

function posterOf(card: HTMLElement): Node {
  const { alt = "", srcset = "", src = "" } = card.querySelector("img") ?? {};
  return Object.assign(new Image(), { alt, src: srcset.split(" ")[0] || src });
}

function photograph(card: HTMLElement, src: string, size: string): Node {
  const [width, height] = size.split(" ").map(Number);
  const { alt = "" } = card.querySelector("img") ?? {};
  return Object.assign(new Image(width, height), { alt, src });
}
