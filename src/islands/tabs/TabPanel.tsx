import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { tabId } from "./TabRow.tsx";

interface Props {
  id: string;
  title: string;
  isSelected: boolean;
  isReady: boolean;
  isFirst: boolean;
  /** The panel that the skip link opens. */
  next?: { id: string; label: string } | undefined;
  ref: Ref<HTMLElement>;
  /** Find-in-page has found text in the hidden panel. */
  onFound: () => void;
  children: ReactNode;
}

/** A panel. Find-in-page and links can open a hidden one. */
export function TabPanel(props: Props) {
  const { id, title, isSelected, isReady, isFirst, next, ref, onFound, children } = props;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // React writes hidden="" for `until-found`.
  useLayoutEffect(() => {
    if (!isReady) return;
    if (isSelected) panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
  }, [isSelected, isReady]);

  useEffect(() => {
    const element = panel.current;
    element?.addEventListener("beforematch", onFound);
    return () => element?.removeEventListener("beforematch", onFound);
  }, [onFound]);

  /** Browsers scroll to the middle of a tall focused panel. */
  function showStart({ target, currentTarget }: FocusEvent) {
    if (target === currentTarget) heading.current?.scrollIntoView({ block: "nearest" });
  }

  // A panel with `hidden="until-found"` still has a box, so it must not be focusable or have a role.
  const isShown = isSelected || !isReady;
  return (
    <section
      id={id}
      className={isFirst ? "stack loose tab-panel first" : "stack loose tab-panel"}
      role={isShown ? "tabpanel" : undefined}
      aria-labelledby={isShown ? tabId(id) : undefined}
      tabIndex={isReady && isSelected ? 0 : undefined}
      onFocus={showStart}
      // `mark-linked-panel.ts` adds a class before React comes.
      suppressHydrationWarning
      ref={(element) => {
        panel.current = element;
        if (typeof ref === "function") return ref(element);
      }}
    >
      <h2 id={`${id}-title`} ref={heading}>
        {title}
      </h2>
      {next && (
        <a className="skip-group visually-hidden screen" href={`#${next.id}`}>
          Skip to the next group: {next.label}
        </a>
      )}
      {children}
    </section>
  );
}
