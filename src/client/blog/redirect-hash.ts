/** Redirects `/blog#3`, the URL of a post before the launch of the blog, to `/blog/3`. */
export function redirectHash() {
  redirect();
  addEventListener("hashchange", redirect);
}

function redirect() {
  const [, id] = /^#(\d{1,15})$/.exec(location.hash) ?? [];
  if (id) location.replace(`/blog/${Number(id)}`);
}
