import { useEffect, useState } from "react";
import { OutboundLink } from "../../components/ui/OutboundLink.tsx";
import { openStorefront } from "./storefront.ts";

interface Props {
  /** The shop's number at Ecwid. */
  shopId: string;
  /** The address of the shop's own site. */
  url: string;
}

/** Milliseconds after which a shop that has not loaded counts as unavailable. */
const patience = 15_000;

/** The shop. Ecwid fills the empty elements, which React leaves alone. */
export default function StoreEmbed({ shopId, url }: Props) {
  const [state, setState] = useState<"loading" | "ready" | "away">("loading");

  useEffect(() => {
    const open = () => openStorefront(shopId, setState);
    // Restored from the back/forward cache. The script is still in the page.
    const reopen = ({ persisted }: PageTransitionEvent) => persisted && open();
    const giveUp = () => setState((known) => (known === "ready" ? known : "away"));
    open();
    addEventListener("pageshow", reopen);
    const timer = setTimeout(giveUp, patience);
    return () => {
      removeEventListener("pageshow", reopen);
      clearTimeout(timer);
    };
  }, [shopId]);

  return (
    <section className={`wrap stack shop ${state}`} aria-label="Shop">
      <div className="cluster shop-tools scripted">
        <div id="shop-search" />
        <div className="ec-cart-widget" />
      </div>
      <div className="scripted" id="shop-categories" />
      <div className="shop-stage">
        {state !== "ready" && (
          <p className="card stack shop-link">
            {state === "loading" && <span className="scripted">Loading the shop…</span>}
            {state === "away" && <span>The shop cannot be shown here.</span>}
            <OutboundLink className="button" href={url} inline={false}>
              Open the shop on its own site
            </OutboundLink>
          </p>
        )}
        <div id="shop-products" />
      </div>
    </section>
  );
}
