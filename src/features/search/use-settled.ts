import { useEffect, useState } from "react";

/**
 * Returns a value once it has not changed for a while.
 * @param rest milliseconds. Browsers limit how often the URL may change, and screen readers cannot announce every
 * letter.
 * @returns the value, and a function that sets it at once
 */
export function useSettled<T>(value: T, rest: number) {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);

  return [settled, setSettled] as const;
}
