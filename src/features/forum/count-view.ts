import { firstPaint } from "../../lib/first-paint.ts";

// Counts a view of the discussion once a visitor sees it. Prerendered pages and background tabs do not count before.
const path = `/api${location.pathname}/view`;
const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});

addEventListener("load", () => void firstPaint().then(send), { once: true });
