// Counts a view of the discussion once a visitor sees it. Prerendered pages and background tabs do not count before.
const path = `/api${location.pathname}/view`;
const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});

/** Hidden and prerendered pages are painted when a visitor opens them. */
function countWhenSeen() {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    send();
  });
  observer.observe({ type: "paint", buffered: true });
}

// The page of a missing discussion has none.
if (document.getElementById("discussion")) addEventListener("load", countWhenSeen, { once: true });
