import type { ReactNode } from "react";

interface Props {
  /** Receives the fields when Publish is pressed. */
  submit: (data: FormData) => void;
  children: ReactNode;
}

/** Questions that must be answered before publishing can continue. */
export const PublishForm = ({ submit, children }: Props) => (
  <form
    className="stack"
    onSubmit={(event) => {
      event.preventDefault();
      submit(new FormData(event.currentTarget));
    }}
  >
    {children}
    <button type="submit" className="button">
      Publish
    </button>
  </form>
);
