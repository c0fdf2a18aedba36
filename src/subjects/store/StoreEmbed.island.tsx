import { useEffect, useState } from "react";
import { $isModerator } from "../../community/forum/threads/moderator.ts";
import { patience } from "../../lib/browser/patience.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import { island } from "../../ui/islands/island.tsx";
import { openStorefront } from "./storefront.ts";

interface Props {
  shopId: string;
  url: string;
}

/** The shop. Ecwid fills the empty elements, which React leaves alone. */
function StoreEmbed({ shopId, url }: Props) {
  const [state, setState] = useState<"loading" | "ready" | "away" | "closed">("loading");

  useEffect(() => {
    // Ecwid's program runs in this page, and could act as a moderator who is signed in.
    if ($isModerator.get()) return setState("closed");
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
    <section className={`wrap shop ${state}`} aria-label="Shop">
      {state !== "ready" && (
        <div className="notice stack shop-link">
          {/* In one place, so that the link does not move. */}
          <div className="shop-news scripted">
            <p className="waiting">
              {state === "closed"
                ? "The shop is not shown here while you are signed in as a moderator."
                : "Loading the shop…"}
            </p>
            <div className="failed stack close">
              <p>
                <strong>The shop cannot be shown here.</strong>
              </p>
              <p>The connection may have failed, or a blocker may have stopped it.</p>
            </div>
          </div>
          <OutboundLink className="button" href={url}>
            Open the shop on its own site
          </OutboundLink>
        </div>
      )}
      <div className="stack shop-widgets">
        <div className="cluster shop-tools scripted">
          <div id="shop-search" />
          <div className="ec-cart-widget" />
        </div>
        <div className="scripted" id="shop-categories" />
        <div id="shop-products" />
      </div>
    </section>
  );
}

export default island(StoreEmbed);
