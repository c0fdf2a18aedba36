const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>("[name=theme]");

/** Marks what is chosen; another tab may have changed it. */
function mark() {
  for (const choice of choices) choice.checked = choice.value === root.dataset["theme"];
}

function choose({ value }: HTMLInputElement) {
  // Where nothing may be stored, the choice holds for this page.
  root.dataset["theme"] = value;
  try {
    localStorage.setItem("theme", value);
  } catch {}
  dispatchEvent(new Event("storage"));
}

/** Lets the visitor choose between light, dark and the device's theme. */
export function wakeThemeSwitch() {
  mark();
  for (const type of ["storage", "pageshow"]) addEventListener(type, mark);
  for (const choice of choices) choice.addEventListener("change", () => choose(choice));
}
