/** The choices of the theme switch. "system" follows the device. */
export const themes = [
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
  { id: "system", name: "Same as device" },
] as const;

/**
 * Shows the stored theme. It repeats that after a choice in the footer or in another tab, and when the browser
 * restores the page from its back/forward cache.
 */
export function applyTheme() {
  showStoredTheme();
  for (const type of ["storage", "pageshow"]) addEventListener(type, showStoredTheme);
}

function showStoredTheme() {
  const { dataset } = document.documentElement;
  const stored = storedTheme() ?? "";
  const theme = /^(light|dark)$/.test(stored) ? stored : "system";
  dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("[name=theme-color]"))
    meta.media = mediaFor(theme, meta.dataset["for"]);
}

/** Without storage, the choice holds for this page. */
function storedTheme(): string | null | undefined {
  try {
    return localStorage.getItem("theme");
  } catch {
    return document.documentElement.dataset["theme"];
  }
}

function mediaFor(theme: string, scheme?: string): string {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? "all" : "not all";
}
