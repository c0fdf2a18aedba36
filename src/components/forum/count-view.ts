// Counts a view of the discussion once a visitor sees it. Prerendered pages and background tabs do not count before.
const path = `/api${location.pathname}/view`;
const send = () => void fetch(path, { method: "POST", keepalive: true }).catch(() => {});

function countWhenSeen() {
  if (document.hidden) document.addEventListener("visibilitychange", send, { once: true });
  else send();
}

// The page of a missing discussion has none.
if (document.getElementById("discussion")) addEventListener("load", countWhenSeen, { once: true });
