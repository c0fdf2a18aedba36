import type { KeyboardEvent, MouseEvent } from "react";
import { hasModifier, isModifiedClick } from "../../../lib/browser/modified-click.ts";
import { Icon } from "../Icon.tsx";

export interface Tab {
  id: string;
  label: string;
  /** Shown instead of the label on small screens. The label must start with it. */
  short?: string;
  icon?: string;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Undefined until React runs: each link is then a tab stop. */
  selected: string | undefined;
  isFirst: boolean;
  onSelect: (id: string, isKey: boolean) => void;
}

/** Joins a tab and its panel in the stylesheet. */
export const placeClass = (at: number): string => `at-${at}`;

export const tabId = (panel: string): string => `${panel}-tab`;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  " ": (at) => at,
};

export function TabRow({ label, tabs, selected, isFirst, onSelect }: Props) {
  function press(event: MouseEvent, id: string) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    // In the upper row. The focus moves first, or screen readers also announce the change of the focused tab.
    document.getElementById(tabId(id))?.focus({ preventScroll: true });
    onSelect(id, false);
  }

  function step(event: KeyboardEvent<HTMLElement>, at: number) {
    const to = steps[event.key]?.(at, tabs.length) ?? -1;
    const tab = tabs[to];
    const link = event.currentTarget.parentElement?.children[to];
    if (!tab || !(link instanceof HTMLElement) || hasModifier(event)) return;
    event.preventDefault();
    const before = link.getBoundingClientRect().top;
    link.focus({ preventScroll: true });
    onSelect(tab.id, true);
    // The row stays where it was, although the page has scrolled and the panel has another height.
    scrollBy(0, link.getBoundingClientRect().top - before);
    link.scrollIntoView({ block: "nearest" });
  }

  return (
    <div className={isFirst ? "tab-row upper screen" : "tab-row screen"}>
      <div className="tab-list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label, short, icon }, at) => (
          <a
            key={id}
            href={`#${id}`}
            id={isFirst ? tabId(id) : undefined}
            className={placeClass(at)}
            // `mark-linked-panel.ts` adds a class before React loads.
            suppressHydrationWarning
            role="tab"
            aria-controls={id}
            aria-selected={id === (selected ?? tabs[0]?.id)}
            tabIndex={selected && id !== selected ? -1 : undefined}
            onClick={(event) => press(event, id)}
            onKeyDown={(event) => step(event, at)}
          >
            {icon && isFirst && <Icon drawing={icon} />}
            <span>
              {short ?? label}
              {short && <span className="rest">{label.slice(short.length)}</span>}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
