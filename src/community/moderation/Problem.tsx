/** Gets the focus, so that a screen reader reads it and the window shows it. */
export const Problem = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noAutofocus: it is the answer to what the moderator has pressed
  <p className="notice danger" tabIndex={-1} autoFocus>
    {text}
  </p>
);
