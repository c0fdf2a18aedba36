// The menus open without this script. It only closes them.
const header = document.querySelector("header");
const menu = header?.querySelector<HTMLElement>("#site-menu");
const groups = [...(header?.querySelectorAll("details") ?? [])];
const wide = matchMedia("(min-width: 75rem)");

/** Open groups that cover the page. On a phone, the menu's own groups do not. */
const openGroups = () =>
  groups.filter((group) => group.open && (wide.matches || !menu?.contains(group)));

function closeGroups(keep?: Node): void {
  for (const group of openGroups()) if (!keep || !group.contains(keep)) group.open = false;
}

function closeMenu(): void {
  menu?.hidePopover?.();
}

document.addEventListener("click", ({ target }) => {
  if (target instanceof Node) closeGroups(target);
});

document.addEventListener("keydown", ({ key }) => {
  const [open] = openGroups();
  if (key !== "Escape" || !open) return;
  closeGroups();
  open.querySelector("summary")?.focus();
});

header?.addEventListener("focusout", ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node)) return;
  closeGroups(relatedTarget);
  // An open menu would cover the focused element.
  if (!wide.matches && !header.contains(relatedTarget)) closeMenu();
});

menu?.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("a[href]")) return;
  closeMenu();
  closeGroups();
});

wide.addEventListener("change", () => {
  closeMenu();
  closeGroups();
});
