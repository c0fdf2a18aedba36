import { againAfter, browserOptions, scriptUrl } from "../lib/ecwid.ts";

/** The globals of Ecwid's script that we use; any may be missing. */
interface Provider {
  Ecwid?: { init?: () => void; OnPageLoaded?: { add: (then: () => void) => void } };
  xProductBrowser?: (...options: string[]) => void;
  xSearch?: (option: string) => void;
  xCategoriesV2?: (option: string) => void;
  ecwid_script_defer?: boolean;
  ecwid_dynamic_widgets?: boolean;
}

const scriptId = "ecwid-script";

/** Milliseconds after which a shop that shows nothing counts as unavailable. */
const patience = 15_000;

/** Opens the shop in `[data-shop]`, and again when the browser restores the page. */
export function openStorefront(provider: Provider = window as Provider) {
  const shop = document.querySelector<HTMLElement>("[data-shop]");
  if (!shop) return;
  const settle = (state: "ready" | "away") => {
    shop.dataset["state"] = state;
  };
  const fill = () => fillShop(provider, settle);
  const open = () => {
    if (document.getElementById(scriptId)) return setTimeout(fill, againAfter);
    return loadProvider(provider, shop.dataset["shop"] ?? "", fill, () => settle("away"));
  };
  open();
  // Restored from the back/forward cache, with the script in it.
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  setTimeout(() => shop.dataset["state"] !== "ready" && settle("away"), patience);
}

function loadProvider(provider: Provider, shopId: string, done: () => void, fail: () => void) {
  Object.assign(provider, { ecwid_script_defer: true, ecwid_dynamic_widgets: true });
  const script = Object.assign(document.createElement("script"), {
    id: scriptId,
    src: scriptUrl(shopId),
    onload: done,
    onerror() {
      script.remove();
      fail();
    },
  });
  document.body.append(script);
}

/** The products come first: creating them removes the other widgets. */
function fillShop(provider: Provider, settle: (state: "ready" | "away") => void) {
  const tell = () => settle("ready");
  const shows = silently(() => provider.Ecwid?.OnPageLoaded?.add(tell) ?? undefined);
  const made = silently(() => provider.xProductBrowser?.(...browserOptions, "id=shop-products"));
  silently(() => provider.xSearch?.("id=shop-search"));
  silently(() => provider.xCategoriesV2?.("id=shop-categories"));
  silently(() => provider.Ecwid?.init?.());
  if (!shows || !made || !provider.xProductBrowser) settle("away");
}

/** Specification: errors of the storefront are ignored. */
function silently(widget: () => void): boolean {
  try {
    widget();
    return true;
  } catch {
    return false;
  }
}
