import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { TabPanel } from "./TabPanel.tsx";
import { type Tab, TabRow, tabId } from "./TabRow.tsx";
import { useHashTab } from "./use-hash-tab.ts";

type Panels = { [slot: `panel-${number}`]: ReactNode };

type Props = Panels & {
  label: string;
  tabs: Tab[];
  layout?: "row" | "glossary";
  /** True for a second row of tabs below the panels. */
  twice?: boolean;
};

/** Tabs after the WAI-ARIA pattern, whose panels are the slots `panel-0`, `panel-1` ... */
export default function Tabs({ label, tabs, layout = "row", twice = false, ...panels }: Props) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const { selected, isReady, select, onFound, register } = useHashTab(ids);
  const group = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLElement>(null);
  const hasCome = useRef(false);
  const row = { tabs, layout, selected, isReady };

  /** A tab of the lower row was pressed before React came: its link has opened the panel, above it. */
  useLayoutEffect(() => {
    if (!isReady || hasCome.current) return;
    hasCome.current = true;
    if (lower.current?.contains(document.activeElement) && location.hash)
      document.getElementById(tabId(selected))?.focus({ preventScroll: true });
  }, [isReady, selected]);

  /** Shows the panel now, because the row below measures how far it has moved. */
  const selectByKey = (id: string) => flushSync(() => select(id, "replaceState"));

  /** The upper row can be stuck to the top of the window, far below the start of the panel. */
  function showStart() {
    if ((group.current?.getBoundingClientRect().top ?? 0) < 0) group.current?.scrollIntoView();
  }

  function pressAbove(id: string) {
    flushSync(() => select(id, "pushState"));
    showStart();
  }

  function keyAbove(id: string) {
    selectByKey(id);
    showStart();
  }

  /** The focus moves first. Otherwise screen readers also announce the change of the focused tab. */
  function pressBelow(id: string) {
    document.getElementById(tabId(id))?.focus({ preventScroll: true });
    flushSync(() => select(id, "pushState"));
    group.current?.scrollIntoView();
  }

  return (
    <div className={isReady ? "tabs ready" : "tabs"} ref={group}>
      <TabRow {...row} label={label} isFirst onPress={pressAbove} onKey={keyAbove} />
      {tabs.map(({ id, label }, at) => (
        <TabPanel
          key={id}
          id={id}
          title={label}
          isSelected={id === selected}
          isReady={isReady}
          isFirst={at === 0}
          next={tabs[at + 1]}
          ref={register(id)}
          onFound={() => onFound(id)}
        >
          {panels[`panel-${at}`]}
        </TabPanel>
      ))}
      {twice && (
        <TabRow
          {...row}
          label={`${label}, again`}
          isFirst={false}
          ref={lower}
          onPress={pressBelow}
          onKey={selectByKey}
        />
      )}
    </div>
  );
}
