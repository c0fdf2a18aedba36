import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { island } from "../../ui/islands/island.tsx";
import type { Props } from "./TermTips.tsx";

/** The tooltips of all links to glossary terms on the page. On touch, these are plain links. */
function Tooltips({ definitions }: Pick<Props, "definitions">) {
  const [TermTips, setTermTips] = useState<ComponentType<Props>>();
  const links = useReachedLinks();

  useEffect(() => {
    void import("./TermTips.tsx").then((loaded) => setTermTips(() => loaded.TermTips));
  }, []);

  return TermTips && <TermTips links={links} definitions={definitions} />;
}

export default island(Tooltips);

/** The links to terms that the pointer or the focus has reached. */
function useReachedLinks(): HTMLAnchorElement[] {
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);

  useEffect(() => {
    function reach(target: EventTarget | null) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a.term");
      if (link) setLinks((known) => (known.includes(link) ? known : known.concat(link)));
    }
    // Synchronously, so that Radix gets the same event.
    const onMove = ({ target }: Event) => flushSync(() => reach(target));
    const onFocus = ({ target }: Event) => reach(target);
    reach(document.activeElement);
    document.addEventListener("pointermove", onMove, true);
    document.addEventListener("focus", onFocus, true);
    return () => {
      document.removeEventListener("pointermove", onMove, true);
      document.removeEventListener("focus", onFocus, true);
    };
  }, []);

  return links;
}
