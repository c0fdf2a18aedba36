/** Returns the `<main>` of a page. Its scripts do not run. @throws Error unless the status is 2xx */
export async function fetchMain(address: string): Promise<HTMLElement> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const [, main = ""] = (await response.text()).split(/<\/?main/);
  // The Content-Security-Policy here blocks the styles of that page, such as that of `astro-island`.
  const html = main.replaceAll(/<style.*?<\/style>/gs, "");
  return new DOMParser().parseFromString(`<div${html}`, "text/html").body;
}
