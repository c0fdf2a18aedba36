/** The category of a video or photo. It is the creator's word, such as "Scientific Evidence". */
export const CreatorLabel = ({ category }: { category: string }) => (
  <p className="hint creator-label">
    The creator’s label: <span className="badge">{category}</span>
  </p>
);
