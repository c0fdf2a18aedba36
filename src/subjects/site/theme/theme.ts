import { stored } from "../../../lib/browser/stored.ts";

export const themes = [
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
  { id: "system", name: "Same as device" },
] as const;

/** Applies the stored theme, and returns it. Without storage, a choice applies to this page only. */
export function applyTheme(): string {
  const { dataset } = document.documentElement;
  const chosen = stored("theme") ?? dataset["theme"] ?? "";
  const theme = /^(light|dark)$/.test(chosen) ? chosen : "system";
  dataset["theme"] = theme;
  for (const scheme of ["light", "dark"]) {
    const meta = document.getElementById(`theme-color-${scheme}`);
    if (meta instanceof HTMLMetaElement) meta.media = mediaFor(theme, scheme);
  }
  return theme;
}

export function chooseTheme(theme: string) {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // The storage is blocked.
  }
  applyTheme();
}

function mediaFor(theme: string, scheme: string): string {
  if (theme === "system") return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? "all" : "not all";
}
