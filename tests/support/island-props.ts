/** The props of the first island in a page, read as a browser reads them. Each is `[type, value]`. */
export function islandProps(page: string): Record<string, [number, string]> {
  const [, escaped = ""] = /astro-island props="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(
    escaped
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
}
