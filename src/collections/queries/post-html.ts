import { getImage } from "astro:assets";
import { asHtml } from "../../lib/atom-feed.ts";
import type { PostNode } from "../files/post-text.ts";
import { pictureAt } from "./pictures.ts";
import { site } from "./site.ts";

/** Renders a post for feed readers, with absolute addresses. @param path of its page */
export async function postHtml(nodes: PostNode[], path: string): Promise<string> {
  const parts = nodes.map(async (node) => {
    if (typeof node === "string") return asHtml(node);
    const { tag, children } = node;
    const { href, src, ...others } = node.attributes;
    const attributes = Object.entries({
      ...others,
      ...(href && { href: new URL(href, site.url + path).href }),
      ...(src && { src: await pictureAddress(src) }),
    });
    const written = attributes.map(
      ([name, text]) => ` ${name}="${asHtml(text).replace(/"/g, "&quot;")}"`,
    );
    const start = `<${tag}${written.join("")}>`;
    return isVoid.test(tag) ? start : `${start}${await postHtml(children, path)}</${tag}>`;
  });
  return (await Promise.all(parts)).join("");
}

const isVoid = /^(br|hr|img)$/;

async function pictureAddress(path: string): Promise<string> {
  const picture = pictureAt(path);
  const { src } = await getImage({ src: picture, width: Math.min(704, picture.width) });
  return site.url + src;
}
