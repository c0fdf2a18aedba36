/** Applies and stores the visitor's theme. The script before the first paint follows the event, in this tab too. */
export function chooseTheme(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Without storage, the choice applies to this page only.
  }
  dispatchEvent(new Event("storage"));
}
