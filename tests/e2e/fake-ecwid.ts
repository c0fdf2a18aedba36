import type { Page } from "@playwright/test";

/** What the stand-in for Ecwid's script does. */
export type Mood = "works" | "throws" | "hangs";

interface Call {
  widget: string;
  options: string[];
  /** Milliseconds since the page began. */
  at: number;
}

/** Runs in the page, as Ecwid's script would: it makes widgets, with styles of its own, and tells when it has. */
function provide(mood: Mood) {
  const calls: Call[] = [];
  const told: ((page: object) => void)[] = [];
  const note = (widget: string, options: string[]) =>
    calls.push({ widget, options, at: performance.now() });
  const fill = (id: string, html: string) => {
    const place = document.getElementById(id);
    if (place) place.innerHTML = html;
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
      OnPageLoaded: { add: (then: () => void) => told.push(then) },
      init: () => note("cart", []),
    },
    xSearch: widget("search", "shop-search", "<input aria-label='Search the shop'>"),
    xCategoriesV2: widget("categories", "shop-categories", "<a href='#!/c/1'>Shirts</a>"),
    xProductBrowser(...options: string[]) {
      note("products", options);
      if (mood === "throws") throw new Error("The provider has a bad day");
      if (mood === "hangs") return;
      fill(
        "shop-products",
        "<style>.own{color:#123}</style><p class='own' style='padding:1px'>A shirt</p>",
      );
      requestAnimationFrame(() => {
        for (const tell of told) tell({ type: "CATEGORY" });
      });
    },
  });
}

/** Answers for the provider, and lists what was asked of it. */
export async function provider(page: Page, mood: Mood): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://app.ecwid.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: `(${provide.toString()})(${JSON.stringify(mood)})`,
    });
  });
  return asked;
}

/** What the page asked the stand-in for. */
export const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls?: Call[] }).calls ?? []);
