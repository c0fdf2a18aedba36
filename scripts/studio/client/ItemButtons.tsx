interface Props {
  /** The name of the item, for screen readers. */
  name: string;
  at: number;
  items: unknown[];
  put: (next: unknown[]) => void;
}

/** Buttons that move or remove an item of a list. */
export function ItemButtons({ name, at, items, put }: Props) {
  const swap = (other: number) =>
    put(items.map((item, one) => (one === at ? items[other] : one === other ? items[at] : item)));
  return (
    <div className="item-buttons">
      <button
        type="button"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => swap(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        disabled={at === items.length - 1}
        onClick={() => swap(at + 1)}
      >
        ↓
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => put(items.filter((_, one) => one !== at))}
      >
        ✕
      </button>
    </div>
  );
}
