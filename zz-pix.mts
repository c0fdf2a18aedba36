import { createServer } from "node:http"; import { readFileSync, existsSync, mkdirSync, writeFileSync, statSync } from "node:fs"; import { createRequire } from "node:module";
const require = createRequire("/work/slim/package.json");
const { chromium } = require("@playwright/test"); const sharp = require("sharp");
const { browser } = await import("/work/slim/tests/e2e/browser.ts");
const types = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml", webp: "image/webp", png: "image/png", woff2: "font/woff2", json: "application/json" };
const serve = (dir) => new Promise((ok) => { const s = createServer((q, r) => { const p = decodeURIComponent(q.url.split(/[?#]/)[0]); for (const f of [dir + p, dir + p + ".html", dir + (p === "/" ? "/index.html" : "")]) if (existsSync(f) && statSync(f).isFile()) { r.writeHead(200, { "content-type": types[f.split(".").pop()] ?? "application/octet-stream" }); return r.end(readFileSync(f)); } r.writeHead(404); r.end(); }).listen(0, () => ok({ url: `http://localhost:${s.address().port}`, close: () => s.close() })); });
const variant = process.argv[2] ?? "site"; const paths = process.argv[3] ? process.argv[3].split(",") : ["/", "/media", "/social-videos", "/media/5", "/media/101", "/podcasts", "/podcasts/1", "/treating-parasites", "/treating-parasites#supplements", "/treating-parasites#frequencies", "/treating-parasites#fasting", "/glossary", "/glossary/matchbox-sign", "/about", "/blog", "/store", "/literature", "/privacy", "/support", "/do-i-need-a-doctor", "/about/this-site", "/contact", "/404", "/own"];
const b = await chromium.launch(await browser()); const [x, y] = [await serve(`/tmp/slim-before/${variant}`), await serve(`/tmp/slim-after/${variant}`)];
const out = "/tmp/slim/shots"; mkdirSync(out, { recursive: true });
for (const width of [360, 1280]) for (const media of (process.argv[4] ?? "screen").split(",")) {
  const c = await b.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" }); await c.route(/^https/, (r) => r.abort());
  for (const path of paths) { const shots = [];
    for (const s of [x, y]) { const p = await c.newPage(); if (media === "print") await p.emulateMedia({ media: "print" }); await p.goto(s.url + path); await p.addStyleTag({ content: ".site-footer{content-visibility:visible!important} [data-term-list] article{content-visibility:visible!important}" }).catch(() => {}); await p.evaluate(() => document.querySelectorAll("img").forEach((i) => (i.loading = "eager"))); await p.waitForTimeout(250); shots.push(await p.screenshot({ fullPage: true })); await p.close(); }
    const [m, n] = await Promise.all(shots.map((s) => sharp(s).raw().ensureAlpha().toBuffer({ resolveWithObject: true })));
    const name = `${media}-${width}${path.replaceAll(/[/#]/g, "_")}`;
    if (m.info.height !== n.info.height) console.log(name, "HEIGHT", m.info.height, n.info.height);
    let bad = 0, top = -1, bottom = 0; const h = Math.min(m.info.height, n.info.height), w = m.info.width;
    for (let i = 0; i < h * w * 4; i += 4) if (Math.abs(m.data[i] - n.data[i]) + Math.abs(m.data[i + 1] - n.data[i + 1]) + Math.abs(m.data[i + 2] - n.data[i + 2]) > 24) { bad++; const row = Math.floor(i / 4 / w); if (top < 0) top = row; bottom = row; }
    if (bad > 30 || m.info.height !== n.info.height) { console.log(name, bad, "px rows", top, "-", bottom); writeFileSync(`${out}/${name}-a.png`, shots[0]); writeFileSync(`${out}/${name}-b.png`, shots[1]); }
  } await c.close(); }
await b.close(); x.close(); y.close(); console.log("done");
