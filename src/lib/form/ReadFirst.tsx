/** Says beside a form that nothing is shown before a moderator has read it. */
export const ReadFirst = () => (
  <p className="notice">
    <strong>Posts are read first.</strong> Yours will be shown once a moderator has read it.
  </p>
);
