/** Says on the page itself that a post went well, where there is no script to say it in a toast. */
export function Posted({ title, text }: { title: string; text: string }) {
  return (
    <div className="notice" role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
