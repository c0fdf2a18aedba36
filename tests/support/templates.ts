import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const folder = "tests/fixtures/templates";

/** A minimal built page with all placeholders, or the site's index. Undefined for other addresses. */
function templateAt(address: string): string | undefined {
  if (address === "/search-index.json") return readFileSync(folder + address, "utf8");
  const name = address.replace("/templates/", "");
  const file = `${folder}/${name}.html`;
  return existsSync(file) ? readFileSync(file, "utf8") : watchPage(name);
}

/** The page of a video (1 to 32) or a photograph (101 to 104). */
function watchPage(name: string): string | undefined {
  const [, type, id = 0] = /^(video|media)\/media\/(\d+)$/.exec(name) ?? [];
  const isVideo = type === "video" && Number(id) <= 32;
  const isPhotograph = type === "media" && Number(id) >= 101 && Number(id) <= 104;
  if (!isVideo && !isPhotograph) return undefined;
  return readFileSync(`${folder}/watch.html`, "utf8").replace("ID", String(id));
}

export async function serveTemplates() {
  const server = createServer((request, response) => {
    const built = templateAt(request.url ?? "");
    response.writeHead(built ? 200 : 404).end(built);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
