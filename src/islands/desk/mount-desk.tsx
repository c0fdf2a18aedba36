import { createRoot } from "react-dom/client";
import { Desk } from "./Desk.tsx";

/** Puts the desk on its page at once: moderators come for nothing else. */
export function mountDesk() {
  const place = document.querySelector("[data-desk]");
  if (place) createRoot(place).render(<Desk />);
}
