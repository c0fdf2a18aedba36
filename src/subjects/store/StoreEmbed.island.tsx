import { useEffect, useState } from "react";
import { privateKeys } from "../../lib/browser/draft.ts";
import { OutboundLink } from "../../ui/controls/OutboundLink.tsx";
import { island } from "../../ui/islands/island.tsx";
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
function StoreEmbed({ shopId, url }: Props) {
  const [state, setState] = useState<"loading" | "ready" | "away">("loading");
  // Ecwid's program runs in this page, and could read what the browser stores for it.
  const [isPrivate, setPrivate] = useState<boolean>();
  useEffect(() => setPrivate(privateKeys().length > 0), []);

  function deletePrivateData() {
    for (const key of privateKeys()) localStorage.removeItem(key);
    setPrivate(false);
  }

  useEffect(() => {
    if (isPrivate !== false) return;
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
  }, [shopId, isPrivate]);

  return (
    <section className={`wrap shop ${state}`} aria-label="Shop">
      {state !== "ready" && (
        <div className="card stack start shop-link">
          {/* In one place, so that the link does not move. */}
          <div className="shop-news scripted">
            <p className="waiting">
              {isPrivate ? "The shop has not been loaded." : "Loading the shop…"}
            </p>
            <div className="failed stack tight">
              <p>
                <strong>The shop cannot be shown here.</strong>
              </p>
              <p>The connection may have failed, or a blocker may have stopped it.</p>
            </div>
          </div>
          <OutboundLink className="button" href={url} inline={false}>
            Open the shop on its own site
          </OutboundLink>
          {isPrivate && <PrivateData onDelete={deletePrivateData} />}
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

const PrivateData = ({ onDelete }: { onDelete: () => void }) => (
  <>
    <p>
      Your browser stores drafts or private links of your posts for this site. The program of the
      shop could read them on this page. Without a private link, you can no longer delete your post
      yourself.
    </p>
    <button className="button quiet" type="button" onClick={onDelete}>
      Delete drafts and private links, and show the shop here
    </button>
  </>
);
