import { useEffect } from "react";

export function useTitle(text: string | undefined) {
  useEffect(() => {
    if (!text) return;
    const page = document.title.split(" – ").at(-1) ?? "";
    document.title = `${text} – ${page}`;
    return () => {
      document.title = page;
    };
  }, [text]);
}
