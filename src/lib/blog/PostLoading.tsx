/** What stands in while a post is on its way: four cards, the first for its head. */
export function PostLoading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading the post
      </p>
      <div className="post-skeletons" aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
    </>
  );
}
