import { type ReactNode, type Ref, useState } from "react";
import { Status } from "../../../ui/controls/Status.tsx";

const sections = {
  reply: { id: "replies", name: "Replies", gap: "loose", skeletons: 2 },
  comment: { id: "comments", name: "Comments", gap: "comments", skeletons: 3 },
};

interface Props {
  kind: "reply" | "comment";
  /** Such as `3+`. Undefined until the first posts have been loaded. */
  count: string | number | undefined;
  heading?: Ref<HTMLHeadingElement> | undefined;
  isLoading?: boolean | undefined;
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
        <span>{count === undefined ? name : `${name} (${count})`}</span>
      </h2>
      <FirstPosts kind={kind} count={count} isLoading={isLoading} />
      {children}
    </section>
  );
}

/** For screen readers. Silent if the page had the first posts. */
function FirstPosts({ kind, count, isLoading }: Pick<Props, "kind" | "count" | "isLoading">) {
  const { id, name } = sections[kind];
  const [wereMissing] = useState(count === undefined);
  const [loaded, setLoaded] = useState<string | number>();
  if (wereMissing && loaded === undefined && count !== undefined) setLoaded(count);
  const loading = wereMissing && isLoading && `Loading ${id}`;
  const news = loaded === undefined ? loading : `${name}: ${loaded}`;
  return <Status className="visually-hidden">{news && <p>{news}</p>}</Status>;
}

/** @param isPage true below a list that grows by a page */
export function LoadingPosts({ kind, isPage = false }: Pick<Props, "kind"> & { isPage?: boolean }) {
  return (
    <div className={isPage ? "stack skeletons page" : "stack skeletons"} aria-hidden="true">
      {Array.from({ length: sections[kind].skeletons }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other key
        <div key={at} className="skeleton" />
      ))}
    </div>
  );
}

export const CommentsLoading = () => (
  <PostsSection kind="comment" count={undefined}>
    <LoadingPosts kind="comment" />
  </PostsSection>
);
