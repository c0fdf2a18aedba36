import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"button">, "type" | "name"> & {
  /** The post to which the page scrolls. */
  at?: string | undefined;
};

/** A button that sends the form. @param value the action, such as `approve reply-5 3` */
export const Press = ({ at, ...props }: Props) => (
  <button
    className="button quiet"
    formAction={at && `/desk#${at}`}
    {...props}
    type="submit"
    name="do"
  />
);
