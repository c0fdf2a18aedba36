import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "name"> & {
  /** For screen readers: `reply by Ada`. */
  about?: string | undefined;
};

export const Press = ({ about, children, ...props }: Props) => (
  <button className="button quiet" {...props} type="submit" name="do">
    {children}
    {about && <span className="visually-hidden"> {about}</span>}
  </button>
);
