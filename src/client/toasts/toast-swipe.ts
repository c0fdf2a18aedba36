/** Swipe distance that dismisses a toast, in CSS pixels. */
const threshold = 50;
const tolerance = 6;

/** Dismisses a card when it is swiped to the right. */
export function dismissBySwipe(card: HTMLElement, dismiss: () => void) {
  let from: { x: number; y: number } | undefined;

  card.addEventListener("pointerdown", ({ button, clientX, clientY }) => {
    if (button === 0) from = { x: clientX, y: clientY };
  });

  card.addEventListener("pointermove", ({ clientX, clientY, pointerId }) => {
    if (!from) return;
    const [right, down] = [clientX - from.x, Math.abs(clientY - from.y)];
    if (card.dataset["swipe"] !== "move") {
      if (right < tolerance || right < down) return;
      card.dataset["swipe"] = "move";
      card.setPointerCapture(pointerId);
    }
    card.style.setProperty("--swiped", `${Math.max(0, right)}px`);
  });

  card.addEventListener("pointerup", ({ clientX }) => {
    const far = from !== undefined && clientX - from.x > threshold;
    letGo(far);
    if (far) dismiss();
  });
  card.addEventListener("pointercancel", () => letGo(false));

  function letGo(far: boolean) {
    from = undefined;
    if (card.dataset["swipe"] === "move") card.dataset["swipe"] = far ? "end" : "cancel";
  }
}
