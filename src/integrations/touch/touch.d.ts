import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates the island when the visitor first reaches for it: pointer, focus, key or click. */
    "client:touch"?: boolean;
  }
}
