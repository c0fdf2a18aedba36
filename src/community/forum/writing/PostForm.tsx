import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { ComposerView } from "./ComposerView.tsx";
import { type PostFormOptions, usePostForm } from "./use-post-form.ts";
import type { FormSettings } from "./WriterNotes.tsx";

type Props<Schema extends z.ZodMiniObject, Stored> = PostFormOptions<Schema, Stored> & {
  settings: FormSettings;
  children?: ReactNode;
};

export function PostForm<Schema extends z.ZodMiniObject, Stored>(props: Props<Schema, Stored>) {
  const { target, settings, children } = props;
  const state = usePostForm(props);
  return (
    <ComposerView target={target} {...settings} {...state}>
      {children}
    </ComposerView>
  );
}
