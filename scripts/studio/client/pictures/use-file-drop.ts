import { useEffect } from "react";

/** Receives the files that are dropped or pasted anywhere on the page. */
export function useFileDrop(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const receive = (event: DragEvent | ClipboardEvent) => {
      const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
      // Text from Word or Excel also contains a picture of itself.
      if (!data?.types.includes("Files") || data.types.includes("text/plain")) return;
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault();
      if (data.files.length > 0) onFiles([...data.files]);
    };
    const types = ["dragover", "drop", "paste"] as const;
    for (const type of types) addEventListener(type, receive);
    return () => {
      for (const type of types) removeEventListener(type, receive);
    };
  });
}
