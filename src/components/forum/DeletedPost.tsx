/** Shown in place of a deleted post, so that the posts around it make sense. */
export const DeletedPost = () => <p className="hint">Deleted by its writer</p>;
