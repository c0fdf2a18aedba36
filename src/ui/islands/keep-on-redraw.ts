type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = "input, textarea, select, details, summary, button, a, [popover]";

/** Keeps the visitor's input in each island that React is about to hydrate. */
export const keepOnRedraws = () =>
  // Astro dispatches this event once React has listeners, and before it renders.
  document.addEventListener(
    "astro:hydrate",
    ({ target }) => keepOnRedraw(target as HTMLElement),
    true,
  );

/**
 * Keeps a visitor's input if React renders an island again. React does so if it finds unexpected HTML, because a
 * translator or an extension has changed the page.
 */
function keepOnRedraw(island: HTMLElement) {
  let gone = new Map<string, HTMLElement>();
  let focused: EventTarget | null = island.querySelector(":focus");
  // The innermost is the last.
  let pressed = controlAt(Array.from(island.querySelectorAll(":active")).at(-1));
  let opened: EventTarget | null = island.querySelector(":popover-open");
  // Captured, because React stops some events from bubbling while it hydrates.
  const listen = (type: string, run: (event: Event) => void) =>
    island.addEventListener(type, run, true);
  listen("focusin", ({ target }) => {
    focused = target;
  });
  // A popover that is removed closes without this event.
  listen("toggle", (event) => {
    const { target, newState } = event as ToggleEvent;
    if (target instanceof HTMLElement && target.popover)
      opened = newState === "open" ? target : null;
  });
  // React can render during these two, and the mouse events that follow are then on the island itself.
  listen("pointerdown", (event) => {
    const { target, pointerType } = event as PointerEvent;
    pressed = pointerType === "mouse" ? controlAt(target) : undefined;
  });
  let released: HTMLElement | undefined;
  document.addEventListener(
    "pointerup",
    ({ target }) => {
      released = controlAt(target);
    },
    true,
  );
  // The browser makes no click of a press if its control is replaced before the release.
  document.addEventListener("mouseup", (event) => {
    const old = pressed;
    pressed = undefined;
    if (!old || old.isConnected || event.button !== 0) return;
    const control = counterpart(old);
    if (released === old || released === control)
      control?.dispatchEvent(new MouseEvent("click", event));
  });
  listen("click", ({ target }) => {
    const control = controlAt(target);
    // React renders during this event if it has not hydrated the island yet.
    if (control && !control.isConnected) counterpart(control)?.click();
  });
  const drawn = () => byName(Array.from(island.children));

  function carryOver(changes: MutationRecord[]) {
    const removed = byName(changes.flatMap(({ removedNodes }) => Array.from(removedNodes)));
    if (removed.size === 0) return;
    gone = removed;
    const now = drawn();
    for (const [name, old] of gone) {
      const control = now.get(name);
      if (!control) continue;
      copyState(old, control);
      if (old === opened && control.popover) control.showPopover();
      if (old === focused && document.activeElement === document.body) copyFocus(old, control);
    }
  }

  const observer = new MutationObserver(carryOver);
  observer.observe(island, { childList: true });

  function counterpart(control: HTMLElement): HTMLElement | undefined {
    // The observer reports only after the event what React rendered during it.
    carryOver(observer.takeRecords());
    const [name = ""] = Array.from(gone).find(([, old]) => old === control) ?? [];
    return drawn().get(name);
  }
}

const controlAt = (target: EventTarget | null | undefined): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(controls)) || undefined;

/** The controls in some elements by tag, id and name, and by their position among others with the same. */
function byName(roots: Node[]): Map<string, HTMLElement> {
  const elements = roots.filter((node) => node instanceof HTMLElement);
  const own = elements.filter((element) => element.matches(controls));
  const inner = elements.flatMap((element) =>
    Array.from(element.querySelectorAll<HTMLElement>(controls)),
  );
  const named = new Map<string, HTMLElement>();
  for (const control of own.concat(inner)) {
    let name = `${control.localName} ${control.id} ${control.getAttribute("name")}`;
    while (named.has(name)) name += "+";
    named.set(name, control);
  }
  return named;
}

function copyState(old: HTMLElement, control: HTMLElement) {
  if (old instanceof HTMLDetailsElement && control instanceof HTMLDetailsElement)
    control.open = old.open;
  if (!isField(old) || !isField(control) || control.type === "hidden") return;
  if ("checked" in old && "checked" in control && old.checked !== control.checked) control.click();
  if (old.value === control.value) return;
  // React overrides the setter of the field, and ignores an event for a value that was set through it.
  Reflect.set(Object.getPrototypeOf(control), "value", old.value, control);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function copyFocus(old: HTMLElement, control: HTMLElement) {
  control.focus({ preventScroll: true });
  if (!isText(old) || !isText(control)) return;
  // Fields for email addresses have no selection.
  if (old.selectionStart !== null)
    control.setSelectionRange(
      old.selectionStart,
      old.selectionEnd,
      old.selectionDirection ?? "none",
    );
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const isField = (control: Element): control is Field =>
  isText(control) || control instanceof HTMLSelectElement;
