/** What stands where no such post is published. */
export function PostMissing() {
  return (
    <div className="post-none">
      <h1 tabIndex={-1}>No such post</h1>
      <p role="status">There is no post with this number, or it is not published.</p>
    </div>
  );
}
