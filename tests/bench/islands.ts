import { routes } from "../e2e/routes.ts";
import { type Figure, plain } from "./figure.ts";
import { gzipped, type Read, reach } from "./page-bytes.ts";

/** A script that a page names, most of them to be fetched on touch, with all that it imports. */
interface Island {
  name: string;
  /** The addresses of its files. */
  files: string[];
}

/**
 * The compressed size of each island, without what it shares with others, and of what is shared.
 * @param site the address of the built site with everything launched
 */
export async function islands(site: string): Promise<Figure[]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  return islandSizes([...routes.map(([path]) => path), "/blog/1", "/own", "/desk"], read);
}

async function islandSizes(paths: readonly string[], read: Read): Promise<Figure[]> {
  const texts = new Map<string, string>();
  const islands = new Map<string, Island>();
  for (const path of paths)
    for (const address of (await read(path)).match(/\/_astro\/[\w./-]+\.js/g) ?? []) {
      const files = await reach([address], read);
      for (const [file, text] of files) texts.set(file, text);
      islands.set(address, { name: nameOf(address), files: [...files.keys()] });
    }
  const users = (file: string) => [...islands.values()].filter(({ files }) => files.includes(file));
  const size = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipped(texts.get(file) ?? ""), 0);
  const shared = [...texts.keys()].filter((file) => users(file).length > 1);
  return [
    ...[...islands.values()].map(({ name, files }) => {
      const [own, others] = [0, 1].map((is) =>
        files.filter((file) => +shared.includes(file) === is),
      );
      const beside = others?.length ? `shares ${size(others)} with others` : "shares nothing";
      return plain({ of: "island", name, value: size(own ?? []), unit: "B", beside });
    }),
    ...shared.map((file) => {
      const beside = `by ${users(file)
        .map(({ name }) => name)
        .join(", ")}`;
      return plain({ of: "shared", name: nameOf(file), value: size([file]), unit: "B", beside });
    }),
  ];
}

/** Without the hash of its content. */
const nameOf = (path: string) =>
  path.replace("/_astro/", "").replace(/(\.astro_astro_type_script[\w-]*)?\.[\w-]{8}\.js$/, "");
