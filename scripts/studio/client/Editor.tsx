import { readBlank, readFile } from "./api.ts";
import { FileEditor } from "./FileEditor.tsx";
import { Load } from "./Load.tsx";
import type { Route } from "./route.ts";

type FileRoute = Extract<Route, { page: "file" | "new" }>;

/** Loads a file and shows its form. */
export function Editor({ route }: { route: FileRoute }) {
  const isFile = route.page === "file";
  const load = () =>
    isFile ? readFile(route.at) : readBlank(route.collection, route.like, route.name);
  const form = isFile ? route.at : `new/${route.collection}/${route.like ?? ""}${route.name ?? ""}`;
  return <Load load={load}>{(opened) => <FileEditor opened={opened} form={form} />}</Load>;
}
