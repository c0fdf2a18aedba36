/** What stands where nobody has commented. */
export function NoComments({ isOpen }: { isOpen?: boolean | undefined }) {
  return <div className="comments-none">{isOpen ? <BeTheFirst /> : <InDevelopment />}</div>;
}

function BeTheFirst() {
  return (
    <>
      <p className="comments-none-title">No comments yet</p>
      <p>Be the first to say what you think.</p>
    </>
  );
}

function InDevelopment() {
  return (
    <>
      <p className="comments-none-title">Comments feature is currently in development</p>
      <p>
        You can help it along: <a href="/support">support this work</a>, or{" "}
        <a href="/store">visit the store</a>.
      </p>
    </>
  );
}
