import { firstPaint } from "../../../lib/browser/first-paint.ts";

// Counts a view of the discussion once a visitor sees it. Prerendered pages and background tabs count only when shown.
const path = `/api${location.pathname}/view`;
const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});

addEventListener("load", () => void firstPaint().then(send), { once: true });
