/** Two empty cards in the place of replies that are still on their way. */
export function RepliesSkeleton() {
  return (
    <div className="replies" aria-busy="true">
      <p className="visually-hidden">Loading replies</p>
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

function SkeletonCard() {
  return (
    <div className="card reply" aria-hidden="true" data-skeleton="">
      <div className="skeleton reply-skeleton-head" />
      <div className="skeleton reply-skeleton-line" />
      <div className="skeleton reply-skeleton-line" />
    </div>
  );
}
