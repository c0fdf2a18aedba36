/** Returns the `<main>` of a page. Its scripts do not run. @throws Error unless the status is 2xx */
export async function fetchMain(address: string): Promise<HTMLElement> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const [, main] = (await response.text()).split(/<\/?main/);
  // Only `<main>`: the Content-Security-Policy here blocks the styles of that page.
  return new DOMParser().parseFromString(`<div${main}`, "text/html").body;
}
