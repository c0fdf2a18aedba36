import type { ComponentProps } from "react";

/** Added by the island. The page works without it. */
export interface Live {
  isBusy?: boolean;
  /** True once times are shown in the time zone of the device. */
  isLocal?: boolean;
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** A button that sends the form. @param value the action, such as `approve reply-5 3` */
export const Press = (props: Omit<ComponentProps<"button">, "type" | "name">) => (
  <button className="button quiet" {...props} type="submit" name="do" />
);
