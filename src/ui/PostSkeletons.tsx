interface Props {
  count: number;
  /** Announced to screen readers. */
  label: string;
  /** True below a list that grows by a whole page. */
  isPage?: boolean;
}

/** Shown while posts are loading. */
export const PostSkeletons = ({ count, label, isPage = false }: Props) => (
  <>
    <p className="visually-hidden" role="status">
      {label}
    </p>
    <div className={isPage ? "stack skeletons page" : "stack skeletons"} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other key
        <div key={index} className="skeleton" />
      ))}
    </div>
  </>
);
