/** The way to a comment of one's own, which is closed for now. */
export function AddComment() {
  return (
    <button className="button" type="button" disabled>
      Add Comment (Coming Soon)
    </button>
  );
}
