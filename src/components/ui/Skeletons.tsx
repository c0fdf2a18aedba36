/** Grey shapes of posts that are loading. `ui/skeletons.css` has their style. */
export const Skeletons = ({ count }: { count: number }) => (
  <div className="skeletons" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <div key={at} className="skeleton" />
    ))}
  </div>
);
