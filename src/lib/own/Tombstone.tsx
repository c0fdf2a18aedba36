/** What stands where a writer has deleted a post, so that those around it still read. */
export const Tombstone = () => <p className="hint">Deleted by its writer</p>;
