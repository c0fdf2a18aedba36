import type { ComponentProps } from "react";

export const Button = (props: ComponentProps<"button">) => (
  <button className="button quiet" type="button" {...props} />
);
