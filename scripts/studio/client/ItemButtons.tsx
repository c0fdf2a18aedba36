interface Props {
  /** The name of the item, for people who do not see beside which one the buttons stand. */
  name: string;
  at: number;
  items: unknown[];
  put: (next: unknown[]) => void;
}

/** What can be done with an item of a list. */
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
        aria-label={`Take out ${name}`}
        onClick={() => put(items.filter((_, one) => one !== at))}
      >
        ✕
      </button>
    </div>
  );
}
