import { createRoot } from "react-dom/client";
import { ModerationPage } from "./ModerationPage.tsx";

export function mountModeration() {
  const root = document.querySelector("[data-moderation]");
  if (root) createRoot(root).render(<ModerationPage />);
}
