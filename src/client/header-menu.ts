// The menus open without this script. It only closes them. F8 focuses the toasts; as its own script, that would be over
// the size limit.
const menu = document.querySelector<HTMLElement>("#site-menu");
const groups = [...document.querySelectorAll<HTMLDetailsElement>("#site-menu details")];
const wide = matchMedia("(min-width: 62rem)");

function closeGroups(keep?: Node): void {
  for (const group of groups) if (!keep || !group.contains(keep)) group.open = false;
}

function closeMenu(): void {
  menu?.hidePopover?.();
}

document.addEventListener("click", ({ target }) => {
  if (wide.matches && target instanceof Node) closeGroups(target);
});

document.addEventListener("keydown", ({ key }) => {
  if (key === "F8") document.querySelector<HTMLElement>(".toasts")?.focus();
  const open = groups.find((group) => group.open);
  if (key !== "Escape" || !open || !wide.matches) return;
  closeGroups();
  open.querySelector("summary")?.focus();
});

menu?.addEventListener("focusout", ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node)) return;
  if (wide.matches) closeGroups(relatedTarget);
  // An open menu would cover the focused element.
  else if (!menu.closest("header")?.contains(relatedTarget)) closeMenu();
});

menu?.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("a[href]")) return;
  closeMenu();
  if (wide.matches) closeGroups();
});

wide.addEventListener("change", () => {
  closeMenu();
  closeGroups();
});
