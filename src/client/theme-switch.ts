const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>("[name=theme]");

/** Checks the current choice, which another tab may have changed. */
function update() {
  for (const choice of choices) choice.checked = choice.value === root.dataset["theme"];
}

function choose({ value }: HTMLInputElement) {
  // Without storage, the choice applies to this page only.
  root.dataset["theme"] = value;
  try {
    localStorage.setItem("theme", value);
  } catch {}
  dispatchEvent(new Event("storage"));
}

/** Lets the visitor choose between light, dark and the device's theme. */
export function initThemeSwitch() {
  update();
  for (const type of ["storage", "pageshow"]) addEventListener(type, update);
  for (const choice of choices) choice.addEventListener("change", () => choose(choice));
}
