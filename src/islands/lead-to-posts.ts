/** `/blog#3` is the address that posts had before the blog was launched; it leads to theirs. */
export function leadToPosts() {
  lead();
  addEventListener("hashchange", lead);
}

function lead() {
  const [, id] = /^#(\d{1,15})$/.exec(location.hash) ?? [];
  if (id) location.replace(`/blog/${Number(id)}`);
}
