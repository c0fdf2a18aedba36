import { xml2js } from "xml-js";

type Node = { _text?: string[]; _cdata?: string[]; _attributes?: Record<string, string> };
type Element = Record<string, Node[] | undefined> & { author?: { name?: Node[] }[] };

const textOf = (nodes?: Node[]) =>
  nodes?.map(({ _text = [], _cdata = [] }) => [..._cdata, ..._text].join(""))[0];

const hrefOf = (nodes: Node[] | undefined, rel: string | undefined) =>
  nodes?.find(({ _attributes }) => _attributes?.["rel"] === rel)?._attributes?.["href"];

/** Reads an Atom feed. @throws Error if it is not well-formed XML */
export function readFeed(xml: string) {
  const { feed } = xml2js(xml, { compact: true, alwaysArray: true }) as unknown as {
    feed: [Element & { entry?: Element[] }];
  };
  const [{ entry: entries = [], ...channel }] = feed;
  return {
    id: textOf(channel["id"]),
    title: textOf(channel["title"]),
    updated: textOf(channel["updated"]),
    page: hrefOf(channel["link"], "alternate"),
    self: hrefOf(channel["link"], "self"),
    entries: entries.map((entry) => ({
      id: textOf(entry["id"]),
      title: textOf(entry["title"]),
      link: hrefOf(entry["link"], undefined),
      author: textOf(entry.author?.[0]?.name),
      published: textOf(entry["published"]),
      updated: textOf(entry["updated"]),
      summary: textOf(entry["summary"]),
      content: textOf(entry["content"]),
    })),
  };
}
