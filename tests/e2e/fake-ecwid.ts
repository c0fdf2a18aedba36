import type { Page } from "@playwright/test";

export type Behaviour = "works" | "hangs";

interface Call {
  widget: string;
  options: string[];
}

function installEcwid(behaviour: Behaviour) {
  const calls: Call[] = [];
  const listeners: ((page: object) => void)[] = [];
  const note = (widget: string, options: string[]) => calls.push({ widget, options });
  const fill = (id: string, html: string) => {
    const element = document.getElementById(id);
    if (element) element.innerHTML = html;
  };
  const widget =
    (name: string, id: string, html: string) =>
    (...options: string[]) => {
      note(name, options);
      fill(id, html);
    };
  Object.assign(window, {
    calls,
    Ecwid: {
      OnPageLoaded: { add: (then: () => void) => listeners.push(then) },
      init: () => note("cart", []),
    },
    xSearch: widget("search", "shop-search", "<input aria-label='Search the shop'>"),
    xCategoriesV2: widget("categories", "shop-categories", "<a href='#!/c/1'>Shirts</a>"),
    xProductBrowser(...options: string[]) {
      note("products", options);
      if (behaviour === "hangs") return;
      fill(
        "shop-products",
        "<style>.own{color:#123}</style><p class='own' style='padding:1px'>A shirt</p>",
      );
      requestAnimationFrame(() => {
        for (const listener of listeners) listener({ type: "CATEGORY" });
      });
    },
  });
}

export async function mockEcwid(page: Page, behaviour: Behaviour): Promise<string[]> {
  const requested: string[] = [];
  await page.route("https://app.ecwid.com/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: `(${installEcwid.toString()})(${JSON.stringify(behaviour)})`,
    });
  });
  return requested;
}

export const ecwidCalls = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls?: Call[] }).calls ?? []);
