/** What stands where nobody has commented. */
export function NoComments() {
  return (
    <div className="comments-none">
      <p className="comments-none-title">Comments feature is currently in development</p>
      <p>
        You can help it along: <a href="/support">support this work</a>, or{" "}
        <a href="/store">visit the store</a>.
      </p>
    </div>
  );
}
