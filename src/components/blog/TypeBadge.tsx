/** The type of a post. `blog.css` colours Personal and Humor. */
export function TypeBadge({ type }: { type: string }) {
  return (
    <span className="badge post-type" data-type={type}>
      {type}
    </span>
  );
}
