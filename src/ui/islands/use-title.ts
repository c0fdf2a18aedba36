import { useEffect } from "react";

/** Puts a text in front of the title of the page, such as the name of an open tab. */
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
