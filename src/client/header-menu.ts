// The menus open without this script. It only closes them. F8 focuses the toasts; as its own script, that would be over
// the size limit.
const menu = document.querySelector<HTMLElement>("#site-menu");
const wide = matchMedia("(min-width: 70rem)");

/** Open groups that cover the page. On a phone, the menu's own groups do not. */
const openGroups = () =>
  document.querySelectorAll<HTMLDetailsElement>(
    wide.matches ? "header details[open]" : ".help[open]",
  );

/** Closes what could cover the element that was clicked or focused. A link in the menu closes everything. */
function closeOthers({ target, type }: Event): void {
  // Clicks and focus have elements as targets.
  const element = target as Element;
  const isLink = type === "click" && element.closest("#site-menu a[href]");
  const kept = isLink || !element.closest("header") ? null : element;
  if (!kept) menu?.hidePopover?.();
  for (const group of openGroups()) group.open = group.contains(kept);
}

document.addEventListener("click", closeOthers);
document.addEventListener("focusin", closeOthers);

document.addEventListener("keydown", ({ key }) => {
  if (key === "F8") document.querySelector<HTMLElement>(".toasts")?.focus();
  const [open] = openGroups();
  if (key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
});
