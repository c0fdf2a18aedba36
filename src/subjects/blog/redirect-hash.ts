// Redirects `/blog#3`, the older address of a post, to `/blog/3`.
function redirect() {
  const [, id] = /^#(\d{1,15})$/.exec(location.hash) ?? [];
  if (id) location.replace(`/blog/${Number(id)}`);
}

redirect();
addEventListener("hashchange", redirect);
