// Counts a view of the discussion once a visitor sees it. Prerendered pages and background tabs do not count before.
const path = `/api${location.pathname}/view`;
const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});

/** Hidden pages have no frames. A timer that is set in a frame runs after the frame has been painted. */
const countWhenSeen = () => requestAnimationFrame(() => setTimeout(send));

// The page of a missing discussion has none.
if (document.getElementById("discussion")) addEventListener("load", countWhenSeen, { once: true });
