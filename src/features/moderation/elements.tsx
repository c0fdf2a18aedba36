import type { ComponentProps, Ref } from "react";

/** Added by the island. The page works without it. */
export interface Live {
  isBusy?: boolean;
  onSubmit?: ComponentProps<"form">["onSubmit"];
  onInput?: () => void;
  /** The form with all posts. */
  formRef?: Ref<HTMLFormElement>;
}

type Props = Omit<ComponentProps<"button">, "type" | "name"> & {
  /** Where the page scrolls to if it is loaded again. */
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
