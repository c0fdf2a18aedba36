import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The built page with its places, as small as it can be. */
export const shell = `<!DOCTYPE html><html lang="en"><head><title>__PAGE_TITLE__ | NTKOC</title>
<meta name="description" content="__PAGE_DESCRIPTION__"></head><body><main>
<div><!--discussion--></div><div><!--replies--></div>
<!--reply-form--><astro-island props="{&quot;id&quot;:[0,&quot;__DISCUSSION_ID__&quot;]}">
<form action="/api/discussions/__DISCUSSION_ID__/replies"><input name="idempotencyKey" value="__FORM_NONCE__"></form>
</astro-island><!--/reply-form--></main></body></html>`;

/** The same for the page of comments. */
const commentsShell = `<!DOCTYPE html><html lang="en"><head><title>__PAGE_TITLE__ | NTKOC</title>
<meta name="description" content="__PAGE_DESCRIPTION__">
<link rel="canonical" href="https://ntkoc.example.org/__COMMENTS_PATH__"></head>
<body><main><!--comments--></main></body></html>`;

/** The built boards, before and after the launch, as small as they can be. */
export const boards = {
  "board-soon": "<title>Coming soon</title><main><!--asked--></main>",
  board: `<title>Board</title><main><!--categories-->
<form action="/api/discussions"><input name="idempotencyKey" value="__FORM_NONCE__"></form><!--list--></main>`,
};

const shells: Partial<Record<string, string>> = {
  discussion: shell,
  comments: commentsShell,
  ...boards,
};

/** Serves the shells as the development server does. */
export async function serveShell() {
  const server = createServer((request, response) => {
    const built = shells[request.url?.replace("/shells/", "") ?? ""];
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
