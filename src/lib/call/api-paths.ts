/** `config.path` in `functions` repeats them, because Netlify reads it as a literal from the text. */
export const apiPaths = {
  blog: "/api/blog",
  blogPost: "/api/blog/:id",
  like: "/api/blog/:id/like",
  comments: "/api/comments",
  discussions: "/api/discussions",
  discussion: "/api/discussions/:id",
  replies: "/api/discussions/:id/replies",
  view: "/api/discussions/:id/view",
} as const;

type ParametersOf<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? ParametersOf<Start> | ParametersOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export const apiPath = <Path extends string>(
  path: Path,
  values: Record<ParametersOf<Path>, string | number>,
): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(values[name as ParametersOf<Path>]));
