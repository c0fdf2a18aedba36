import { againAfter, browserOptions, scriptUrl } from "./ecwid.ts";

/** Globals of Ecwid's script. Any may be missing. */
interface Provider {
  Ecwid?: { init?: () => void; OnPageLoaded?: { add: (then: () => void) => void } };
  xProductBrowser?: (...options: string[]) => void;
  xSearch?: (option: string) => void;
  xCategoriesV2?: (option: string) => void;
}

type Settle = (state: "ready" | "away") => void;

const scriptId = "ecwid-script";

export function openStorefront(shopId: string, settle: Settle): void {
  const fill = () => fillShop(settle);
  if (document.getElementById(scriptId)) setTimeout(fill, againAfter);
  else loadProvider(shopId, fill, () => settle("away"));
}

function loadProvider(shopId: string, done: () => void, fail: () => void) {
  Object.assign(window, { ecwid_script_defer: true, ecwid_dynamic_widgets: true });
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
function fillShop(settle: Settle) {
  const provider = window as Provider;
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
