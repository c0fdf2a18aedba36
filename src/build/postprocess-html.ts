import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** @param dist the folder of the built site */
export type HtmlTransform = (html: string, dist: string) => string | Promise<string>;

export function postprocessHtml(...transforms: HtmlTransform[]): AstroIntegration {
  let dist = "";
  const transform = async (page: Response) => {
    if (!page.headers.get("content-type")?.startsWith("text/html")) return page;
    let html = await page.text();
    for (const next of transforms) html = await next(html, dist);
    // As bytes, which a response copies several times faster than it encodes text.
    return new Response(Buffer.from(html), page);
  };
  return {
    name: "postprocess-html",
    hooks: {
      "astro:config:done": ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      "astro:build:start": ({ setPrerenderer }) =>
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: async (...page) => {
            const result = await prerenderer.render(...page);
            return transform(result instanceof Response ? result : result.response);
          },
        })),
    },
  };
}
