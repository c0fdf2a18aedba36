import { useEffect, useState } from "react";

/**
 * A value that follows another once that has not changed for a while. @param rest milliseconds. Browsers limit how
 * often the URL may change, and screen readers cannot announce every letter. @returns the value, and a setter for now
 */
export function useSettled<T>(value: T, rest: number) {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);

  return [settled, setSettled] as const;
}
