import { readBlank, readFile } from "./api.ts";
import { FileEditor } from "./FileEditor.tsx";
import { Loading } from "./Loading.tsx";
import type { Route } from "./route.ts";
import { useLoaded } from "./use-loaded.ts";

type FileRoute = Extract<Route, { page: "file" | "new" }>;

/** Loads a file and shows its form. */
export function Editor({ route }: { route: FileRoute }) {
  const loaded = useLoaded(() =>
    route.page === "file"
      ? readFile(route.at)
      : readBlank(route.collection, route.like, route.name),
  );
  if (!loaded || "error" in loaded)
    return (
      <div className="wrap">
        <Loading loaded={loaded} />
      </div>
    );
  const form =
    route.page === "file"
      ? route.at
      : `new/${route.collection}/${route.like ?? ""}${route.name ?? ""}`;
  return <FileEditor opened={loaded.value} form={form} />;
}
