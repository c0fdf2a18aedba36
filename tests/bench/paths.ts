import { routes } from "../e2e/routes.ts";

/** The paths of the routes that a site has. The delivered content has fewer entries than that of the tests. */
export async function pathsOn(site: string): Promise<string[]> {
  const paths: string[] = [];
  for (const [path] of routes) if ((await fetch(site + path)).ok) paths.push(path);
  return paths;
}
