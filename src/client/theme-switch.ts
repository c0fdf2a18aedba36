const root = document.documentElement;
const choices = document.querySelectorAll<HTMLInputElement>("[name=theme]");

/** Another tab may have changed the theme. */
function update() {
  for (const choice of choices) choice.checked = choice.value === root.dataset["theme"];
}

function choose({ value }: HTMLInputElement) {
  root.dataset["theme"] = value;
  try {
    localStorage.setItem("theme", value);
  } catch {}
  dispatchEvent(new Event("storage"));
}

export function initThemeSwitch() {
  update();
  for (const type of ["storage", "pageshow"]) addEventListener(type, update);
  for (const choice of choices) choice.addEventListener("change", () => choose(choice));
}
