/** Shown next to a form if posts are moderated before they are published. */
export const ModerationNote = () => (
  <p className="notice">
    <strong>Posts are read first.</strong> Yours will be shown once a moderator has read it.
  </p>
);
