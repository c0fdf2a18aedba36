/** A heading of a text can have the id of another part of its page. */
export function repeatedIds(html: string): string[] {
  const ids = Array.from(
    html.replace(/<script\b.*?<\/script>/gs, "").matchAll(/<[^<>]*?\sid="?([^"\s>]+)/g),
    ([, id = ""]) => id,
  );
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}
