export const themes = [
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
  { id: "system", name: "Same as device" },
] as const;

/** Applies the stored theme, and shows moderators a link: now, once the page has loaded, after a change in another tab, and after going back. */
export function applyTheme() {
  showStored();
  addEventListener("storage", showStored);
  addEventListener("pageshow", ({ persisted }) => {
    // The visitor may have chosen one while the page was loading.
    if (persisted || !isChosen()) showStored();
  });
}

const isChosen = () =>
  Array.from(document.getElementsByName("theme")).some(
    (choice) => choice instanceof HTMLInputElement && choice.checked,
  );

export function chooseTheme(theme: string) {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Without storage, the choice applies to this page only.
  }
  showStored();
}

/** Applies the stored values. Another tab may have changed them. */
export function showStored() {
  const { dataset } = document.documentElement;
  // Without storage, the choice applies to this page only.
  const chosen = stored("theme") ?? dataset["theme"] ?? "";
  const theme = /^(light|dark)$/.test(chosen) ? chosen : "system";
  dataset["theme"] = theme;
  dataset["moderator"] = stored("moderator") ?? "";
  for (const scheme of ["light", "dark"]) {
    const meta = document.getElementById(`theme-color-${scheme}`);
    if (meta instanceof HTMLMetaElement) meta.media = mediaFor(theme, scheme);
  }
  const choice = document.getElementById(`theme-${theme}`);
  if (choice instanceof HTMLInputElement) choice.checked = true;
}

function mediaFor(theme: string, scheme: string): string {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? "all" : "not all";
}

/** Returns a value from `localStorage`, or undefined if storage is blocked. */
function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
