import { type ReactNode, useId, useRef, useState } from "react";
import { ApiError } from "./api.ts";

interface Props {
  /** The text of the button, also in the dialog. */
  text: string;
  /** Describes the button if there are several with the same text. */
  about?: string;
  title: string;
  isDanger?: boolean;
  action: () => Promise<void>;
  children: ReactNode;
}

/** A button that asks for confirmation. If the action is refused, the dialog shows the reasons. */
export function ConfirmButton({ text, about, title, isDanger, action, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reasons, setReasons] = useState<string[]>([]);
  const id = useId();
  const confirm = async () => {
    try {
      await action();
      dialog.current?.close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setReasons([error.message, ...(error.more.elsewhere ?? [])]);
    }
  };
  return (
    <>
      <button
        type="button"
        className={isDanger ? "link danger" : "button quiet"}
        onClick={() => dialog.current?.showModal()}
      >
        {text}
        {about && <span className="visually-hidden"> {about}</span>}
      </button>
      <dialog ref={dialog} aria-labelledby={id} onClose={() => setReasons([])}>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        {reasons.length > 0 && (
          <div className="notice danger" role="alert">
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
        )}
        <div className="cluster">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="button" className="button" onClick={confirm}>
            {text}
          </button>
        </div>
      </dialog>
    </>
  );
}
