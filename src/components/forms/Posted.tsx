/** The success message of a post without JavaScript, instead of a toast. */
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
