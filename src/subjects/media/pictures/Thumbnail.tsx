import type { Picture } from "../../../lib/media/picture.ts";

interface Props {
  picture: Picture;
  alt: string;
  eager?: boolean | undefined;
}

export const Thumbnail = ({ picture, alt, eager = false }: Props) => (
  <span className="thumbnail">
    <img
      {...picture}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      data-lazy=""
      // `fade-pictures.ts` may have changed the attribute.
      suppressHydrationWarning
    />
  </span>
);
