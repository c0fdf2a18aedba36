import { type RefObject, useEffect } from "react";

/**
 * Receives the files that are dropped or pasted on an element.
 * @param area undefined for the whole window
 */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  area?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const isIn = (target: EventTarget | null) =>
      !area || (target instanceof Node && area.current?.contains(target));
    const receive = (
      event: Event,
      data: DataTransfer | null,
      ...targets: (EventTarget | null)[]
    ) => {
      if (!data?.files.length || !targets.some(isIn)) return;
      event.preventDefault();
      onFiles([...data.files]);
    };
    const drop = (event: DragEvent) => receive(event, event.dataTransfer, event.target);
    // A paste is sent to the selected text, or to the body if a button is focused.
    const paste = (event: ClipboardEvent) =>
      receive(event, event.clipboardData, event.target, document.activeElement);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  });
}

/** Stops the browser from leaving the page if a file is dropped somewhere else. */
export function ignoreOtherDrops(): void {
  for (const type of ["dragover", "drop"] as const)
    addEventListener(type, (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
}
