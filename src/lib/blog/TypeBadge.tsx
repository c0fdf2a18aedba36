/** What kind of post it is; `styles/blog.css` gives Personal and Humor a colour of their own. */
export function TypeBadge({ type }: { type: string }) {
  return (
    <span className="badge post-type" data-type={type}>
      {type}
    </span>
  );
}
