/** Returns a page of this site. Its scripts do not run. @throws Error unless the status is 2xx */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new DOMParser().parseFromString(await response.text(), "text/html");
}
