// A program: sends the function in a file its first request, a POST if there is a body, and prints how long both took.

import { pathToFileURL } from "node:url";

const [file = "", body] = process.argv.slice(2);
const { default: run, config } = await import(pathToFileURL(file).href);

const params = { id: "1", token: "unknown", contentType: "video", contentId: "1" };
const query = new URLSearchParams({ ...params, q: "zinc", postType: "reply", postId: "1" });
const [first] = [config.path ?? "/"].flat();
const path = first.replace(/:(\w+)/g, (_: string, name: string) => Object(params)[name]);
const request = new Request(`http://site.test${path}?${query}`, {
  headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
  ...(body && { method: "POST", body }),
});
const deploy = { context: "production" };
const response = await run(request, { ip: "192.0.2.1", params, deploy, waitUntil: () => {} });
await response?.text();
const { user, system } = process.cpuUsage();
const processor = (user + system) / 1000;
console.log(JSON.stringify({ wall: performance.now(), processor, status: response?.status }));
process.exit();
