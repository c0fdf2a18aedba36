import type { ReactNode, Ref } from "react";
import { Status } from "../../../ui/controls/Status.tsx";

const sections = {
  reply: { id: "replies", name: "Replies", gap: "loose", skeletons: 2 },
  comment: { id: "comments", name: "Comments", gap: "comments", skeletons: 3 },
};

interface Props {
  kind: "reply" | "comment";
  /** Such as `3+`. */
  count: string | number;
  heading?: Ref<HTMLHeadingElement> | undefined;
  isLoading?: boolean;
  children: ReactNode;
}

export function PostsSection({ kind, count, heading, isLoading, children }: Props) {
  const { id, name, gap } = sections[kind];
  return (
    <section
      className={`stack ${gap}`}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-busy={isLoading}
    >
      <h2 className="size-3" id={`${id}-title`} tabIndex={-1} ref={heading}>
        <span>{`${name} (${count})`}</span>
      </h2>
      {children}
    </section>
  );
}

/** Shown while posts are loading. @param isPage true below a list that grows by a whole page */
export function LoadingPosts({ kind, isPage = false }: Pick<Props, "kind"> & { isPage?: boolean }) {
  const { id, skeletons } = sections[kind];
  return (
    <>
      <Status className="visually-hidden">
        <p>{`Loading ${id}`}</p>
      </Status>
      <div className={isPage ? "stack skeletons page" : "stack skeletons"} aria-hidden="true">
        {Array.from({ length: skeletons }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other key
          <div key={at} className="skeleton" />
        ))}
      </div>
    </>
  );
}

/** Shown until the code of the comments has loaded. */
export const CommentsLoading = () => (
  <PostsSection kind="comment" count="…" isLoading>
    <LoadingPosts kind="comment" />
  </PostsSection>
);
