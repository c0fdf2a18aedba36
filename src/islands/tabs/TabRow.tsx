import { type KeyboardEvent, type MouseEvent, type Ref, useRef } from "react";
import type { IconName } from "../../artwork/icon-paths.ts";
import { Icon } from "../../components/ui/Icon.tsx";
import { hasModifier, isModifiedClick } from "../../lib/modified-click.ts";

export interface Tab {
  /** The id of the panel. */
  id: string;
  label: string;
  /** Shown instead of the label on small screens. The label must start with it. */
  short?: string;
  icon?: IconName;
}

interface Props {
  label: string;
  tabs: Tab[];
  layout: "row" | "glossary";
  selected: string;
  /** True for the row whose tabs label the panels. */
  isFirst: boolean;
  /** False until React runs: each link is then a tab stop. */
  isReady: boolean;
  ref?: Ref<HTMLElement>;
  onPress: (id: string) => void;
  onKey: (id: string) => void;
}

export const tabId = (panel: string): string => `${panel}-tab`;

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
  " ": (at) => at,
};

/** A row of tabs with one tab stop, moved by the arrow keys. Without JavaScript, the tabs are links to the panels. */
export function TabRow(props: Props) {
  const { label, tabs, layout, selected, isFirst, isReady, ref, onPress, onKey } = props;
  const links = useRef(new Map<string, HTMLAnchorElement>());

  function press(event: MouseEvent, id: string) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onPress(id);
  }

  function step(event: KeyboardEvent<HTMLAnchorElement>, at: number) {
    if (hasModifier(event)) return;
    const chosen = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!chosen) return;
    event.preventDefault();
    const link = links.current.get(chosen.id);
    const before = event.currentTarget.getBoundingClientRect().top;
    link?.focus({ preventScroll: true });
    onKey(chosen.id);
    // A row below the panels moves with their height. Scroll to keep it in place.
    scrollBy(0, event.currentTarget.getBoundingClientRect().top - before);
    link?.scrollIntoView({ block: "nearest" });
  }

  return (
    <nav className={isFirst ? "tab-row upper" : "tab-row"} aria-label={label} ref={ref}>
      <div className={`tab-list ${layout}`} role="tablist" aria-label={label}>
        {tabs.map(({ id, label, short, icon }, at) => (
          <a
            key={id}
            href={`#${id}`}
            id={isFirst ? tabId(id) : undefined}
            role="tab"
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={isReady && id !== selected ? -1 : undefined}
            ref={(link) => {
              if (link) links.current.set(id, link);
            }}
            onClick={(event) => press(event, id)}
            onKeyDown={(event) => step(event, at)}
          >
            {icon && isFirst && <Icon name={icon} />}
            <span>
              {short ?? label}
              {short && <span className="rest">{label.slice(short.length)}</span>}
            </span>
          </a>
        ))}
      </div>
    </nav>
  );
}
