/** Shown next to a form if posts are moderated before they appear. */
export const ModerationNote = () => (
  <p className="notice">
    <strong>A moderator reads posts first.</strong> Your post will appear once it is approved.
  </p>
);
