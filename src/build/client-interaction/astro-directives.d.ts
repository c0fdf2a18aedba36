import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates the island on the first pointer, focus, key or click event. */
    "client:interaction"?: boolean;
  }
}
