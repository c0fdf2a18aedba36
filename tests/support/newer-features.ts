import { transform } from "esbuild";

/** The oldest browsers that run the scripts, from 2022 and 2023. The README names them. */
export const oldestBrowsers = { chrome: "107", edge: "107", firefox: "104", safari: "16.4" };

/** Methods that one of these browsers lacks. */
const newerMethods =
  /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed|transferToFixedLength)\(|\b(Object|Map)\.groupBy\b|\b(Array\.fromAsync|Promise\.withResolvers|Promise\.try|URL\.canParse|URL\.parse|AbortSignal\.any|RegExp\.escape|Iterator\.from)\b|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g;

/** Regular expressions with `\p`, which these browsers have, but with an older list of characters. */
const supported = { "regexp-unicode-property-escapes": true };

/** Returns the syntax and the methods in a script that are newer than the supported browsers. */
export async function newerFeatures(script: string): Promise<string[]> {
  const methods = Array.from(script.matchAll(newerMethods), ([found]) => found);
  const target = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
  const [kept, lowered] = await Promise.all(
    ["esnext", target].map((target) => transform(script, { target, supported, minify: true })),
  );
  // esbuild rewrites syntax that a target lacks.
  const hasNewerSyntax = kept?.code !== lowered?.code;
  const newer = methods.filter((method) => !isDefinedIn(script, method));
  return hasNewerSyntax ? [...newer, "newer syntax"] : newer;
}

/** Returns true if a class in the script has a method of the same name, as Radix's lists have. */
function isDefinedIn(script: string, method: string): boolean {
  const name = method.replace(/\W/g, "");
  return new RegExp(`(?<![.\\w])${name}\\([\\w,]*\\)\\{`).test(script);
}
