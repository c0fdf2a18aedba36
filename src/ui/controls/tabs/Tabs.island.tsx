import { type FocusEvent, type ReactNode, useRef } from "react";
import { island } from "../../islands/island.tsx";
import { useTitle } from "../../islands/use-title.ts";
import { placeClass, type Tab, TabRow, tabId } from "./TabRow.tsx";
import { useHashTab } from "./use-hash-tab.ts";

interface Props {
  label: string;
  tabs: readonly Tab[];
  twice?: boolean;
  /** The id of a panel that is selected regardless of the URL. */
  shown?: string | undefined;
  panels: readonly ReactNode[];
}

/** Tabs that follow the WAI-ARIA pattern. Until React runs, links and CSS open the panels. */
export function Tabs({ label, tabs, twice = false, shown, panels }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const [selected, select] = useHashTab(tabs[0]?.id, shown);
  const opened = tabs.find(({ id }) => id === selected && id !== tabs[0]?.id);
  // An item that is open in front of the tabs has its own title.
  useTitle(shown ? undefined : opened?.label);
  const row = { tabs, selected, onSelect };

  /** Scrolls back to the start of the panel, which can be far above a row. */
  function onSelect(id: string, isKey: boolean) {
    select(id, isKey ? "replaceState" : "pushState");
    if ((group.current?.getBoundingClientRect().top ?? 0) < 0) group.current?.scrollIntoView();
  }

  return (
    <div className={selected ? "tabs ready" : "tabs"} ref={group}>
      <TabRow {...row} label={label} isFirst />
      {tabs.map(({ id, label }, at) => {
        const isHidden = selected !== undefined && id !== selected;
        const next = tabs[at + 1];
        return (
          <section
            key={id}
            id={id}
            className={`stack tab-panel ${placeClass(at)} ${at === 0 ? "first" : ""}`}
            // A panel with `hidden="until-found"` still has a box, so it must not be focusable or have a role.
            role={isHidden ? undefined : "tabpanel"}
            aria-labelledby={isHidden ? undefined : tabId(id)}
            tabIndex={id === selected ? 0 : undefined}
            onFocus={showStart}
            // `mark-linked-panel.ts` adds a class before React loads.
            suppressHydrationWarning
            ref={isHidden ? hide : undefined}
          >
            <h2 id={`${id}-title`}>{label}</h2>
            {next && (
              <a className="skip visually-hidden screen" href={`#${next.id}`}>
                Skip to the next group: {next.label}
              </a>
            )}
            {panels[at]}
          </section>
        );
      })}
      {twice && <TabRow {...row} label={`${label}, again`} isFirst={false} />}
    </div>
  );
}

type Slots = { [slot: `panel-${number}`]: ReactNode };

export default island(function TabsIsland(props: Omit<Props, "panels"> & Slots) {
  return <Tabs {...props} panels={props.tabs.map((_, at) => props[`panel-${at}`])} />;
});

/** Find-in-page and links can open the panel. React would write hidden="". */
function hide(panel: HTMLElement) {
  panel.setAttribute("hidden", "until-found");
  return () => panel.removeAttribute("hidden");
}

/** Browsers scroll to the middle of a tall focused panel. */
function showStart({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget)
    currentTarget.firstElementChild?.scrollIntoView({ block: "nearest" });
}
