/** Arrow keys move between the field and the results; Escape returns to the field, then clears it. */
export function bindSearchKeys(form: HTMLFormElement, field: HTMLElement, list: HTMLElement) {
  field.addEventListener("keydown", (event) => {
    const first = list.firstElementChild;
    if (event.key === "Escape") form.reset();
    else if (event.key === "ArrowDown" && first) focus(first);
    else return;
    event.preventDefault();
  });
  list.addEventListener("keydown", (event) => {
    const card = event.target as Element;
    if (event.key === "Escape") focus(field);
    else if (card.parentElement !== list) return;
    else if (event.key === "ArrowDown") focus(card.nextElementSibling);
    else if (event.key === "ArrowUp") focus(card.previousElementSibling ?? field);
    else return;
    event.preventDefault();
  });
}

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus();
