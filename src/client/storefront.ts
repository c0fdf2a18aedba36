import { againAfter, browserOptions, scriptUrl } from "../lib/ecwid.ts";

/** Globals of Ecwid's script. Any may be missing. */
interface Provider {
  Ecwid?: { init?: () => void; OnPageLoaded?: { add: (then: () => void) => void } };
  xProductBrowser?: (...options: string[]) => void;
  xSearch?: (option: string) => void;
  xCategoriesV2?: (option: string) => void;
  ecwid_script_defer?: boolean;
  ecwid_dynamic_widgets?: boolean;
}

const provider = window as Provider;

const scriptId = "ecwid-script";

/** Milliseconds after which a shop that has not loaded counts as unavailable. */
const patience = 15_000;

export function openStorefront() {
  const shop = document.querySelector<HTMLElement>("[data-shop]");
  if (!shop) return;
  const settle = (state: "ready" | "away") => {
    shop.dataset["state"] = state;
  };
  const fill = () => fillShop(settle);
  const open = () => {
    if (document.getElementById(scriptId)) return setTimeout(fill, againAfter);
    return loadProvider(shop.dataset["shop"] ?? "", fill, () => settle("away"));
  };
  open();
  // Restored from the back/forward cache. The script is still in the page.
  addEventListener("pageshow", ({ persisted }) => persisted && open());
  setTimeout(() => shop.dataset["state"] !== "ready" && settle("away"), patience);
}

function loadProvider(shopId: string, done: () => void, fail: () => void) {
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

/** Creates the products first, because creating them removes the other widgets. */
function fillShop(settle: (state: "ready" | "away") => void) {
  const shows = silently(() => provider.Ecwid?.OnPageLoaded?.add(() => settle("ready")));
  const made = silently(() => provider.xProductBrowser?.(...browserOptions, "id=shop-products"));
  silently(() => provider.xSearch?.("id=shop-search"));
  silently(() => provider.xCategoriesV2?.("id=shop-categories"));
  silently(() => provider.Ecwid?.init?.());
  if (!shows || !made || !provider.xProductBrowser) settle("away");
}

/** Ignores errors of a widget. @returns false if it failed */
function silently(widget: () => void): boolean {
  try {
    widget();
    return true;
  } catch {
    return false;
  }
}
