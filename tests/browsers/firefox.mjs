#!/usr/bin/env node
// Starts the installed Firefox for Playwright, and handles the commands that this Firefox does not support yet.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/** The result of a command that Firefox does not support, such as one for colour schemes or response bodies. */
const nothing = { collector: "none" };

const firefox = spawn(process.env["FIREFOX"] ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["inherit", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await serve(address)}` : line);
}

/** Serves a WebSocket that passes messages on. @returns its address */
async function serve(address) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once("open", resolve));
    playwright.on("message", async (message) => {
      await opened;
      browser.send(message.toString());
    });
    browser.on("message", (message) => {
      const { id, error } = JSON.parse(message);
      const isUnknown = error === "unknown command";
      const answer = isUnknown ? JSON.stringify({ type: "success", id, result: nothing }) : message;
      playwright.send(answer.toString());
    });
    browser.once("close", () => playwright.close());
    playwright.once("close", () => browser.close());
  });
  await once(server, "listening");
  return `ws://127.0.0.1:${server.address().port}`;
}
