import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  className: string;
  names: string[];
  move: ((from: number, to: number) => void) | undefined;
  remove?: ((at: number) => void) | undefined;
  children: (at: number) => ReactNode;
}

const directions = [
  { text: "up", sign: "↑", by: -1 },
  { text: "down", sign: "↓", by: 1 },
] as const;

export function SortableList({ className, names, move, remove, children }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState({ text: "", to: 0, by: 0 });

  // The item's buttons have moved with it.
  useEffect(() => {
    const item = moved.by !== 0 && list.current?.children[moved.to];
    if (!item) return;
    const own = ":scope > .item-buttons button:enabled";
    const same = item.querySelector<HTMLElement>(`${own}[data-by="${moved.by}"]`);
    (same ?? item.querySelector<HTMLElement>(own))?.focus();
  }, [moved]);

  function put(from: number, by: number) {
    const to = from + by;
    move?.(from, to);
    setMoved({ text: `${names[from]} is now at ${to + 1} of ${names.length}.`, to, by });
  }

  return (
    <>
      <ol role="list" className={className} ref={list}>
        {names.map((name, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is their only key
            key={at}
          >
            {children(at)}
            {move && (
              <div className="item-buttons">
                {directions.map(({ text, sign, by }) => (
                  <button
                    key={text}
                    type="button"
                    data-by={by}
                    aria-label={`Move ${name} ${text}`}
                    disabled={names[at + by] === undefined}
                    onClick={() => put(at, by)}
                  >
                    {sign}
                  </button>
                ))}
                {remove && (
                  <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(at)}>
                    ✕
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {moved.text}
      </p>
    </>
  );
}
