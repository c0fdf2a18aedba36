import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Reason } from "../protocol.ts";
import { ApiError } from "./api.ts";
import { hrefOf } from "./route.ts";

export const headingOf = (collection: string): string =>
  collection.charAt(0).toUpperCase() + collection.slice(1).replaceAll("-", " ");

interface HeadingProps {
  /** Empty for the start page. */
  back?: string;
  title: string;
  children?: ReactNode;
}

/** Focused, because the browser loads no new page. */
export function Heading({ back, title, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = title === "Studio" ? title : `${title} | Studio`;
  }, [title]);
  return (
    <div className="heading stack">
      {back !== undefined && (
        <a className="tap" href={`#/${back}`}>
          <span aria-hidden="true">←</span> {back ? headingOf(back) : "Studio"}
        </a>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

interface LoadProps<T> {
  load: () => Promise<T>;
  children: (value: T) => ReactNode;
}

/** Loads once. Something else needs another `key`. */
export function Load<T>({ load, children }: LoadProps<T>) {
  const [loaded, setLoaded] = useState<{ value: T } | { error: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => {
    load().then(
      (value) => setLoaded({ value }),
      (error) => setLoaded({ error: error.message }),
    );
  }, []);
  if (!loaded) return <p className="wrap hint">Loading …</p>;
  if ("value" in loaded) return children(loaded.value);
  return (
    <div className="wrap">
      <Alert lines={[loaded.error]} />
    </div>
  );
}

interface AlertProps {
  lines: string[];
  reasons?: Reason[] | undefined;
  children?: ReactNode;
}

export const Alert = ({ lines, reasons = [], children }: AlertProps) =>
  lines.length > 0 && (
    <div className="notice danger" role="alert">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Reasons reasons={reasons} />
      {children}
    </div>
  );

export const Reasons = ({ reasons }: { reasons: Reason[] }) =>
  reasons.length > 0 && (
    <ul>
      {reasons.map(({ at, title, label, path, text }) => {
        const name = label ? `${title}, ${label}` : title;
        return (
          <li key={`${name} ${path} ${text}`}>
            {at ? <a href={hrefOf(at, path)}>{name}</a> : name}
            {text && `: ${text}`}
          </li>
        );
      })}
    </ul>
  );

export function LoadFold<T>({ title, ...props }: LoadProps<T> & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <Load {...props} />}
    </details>
  );
}

export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className="button quiet" {...props} />
);

interface ConfirmProps {
  text: string;
  /** Distinguishes several buttons with the same text. */
  about?: string;
  title: string;
  isDanger?: boolean;
  action: () => Promise<void>;
  children: ReactNode;
}

export function ConfirmButton({ text, about, title, isDanger, action, children }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<ApiError>();
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setError(undefined);
  };
  const confirm = async () => {
    try {
      await action();
      dialog.current?.close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setError(error);
    }
  };
  return (
    <>
      <Button className={isDanger ? "link danger" : "button quiet"} onClick={() => setOpen(true)}>
        {text}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
      {isOpen && (
        <dialog ref={dialog} aria-labelledby={id} onClose={close}>
          <div className="stack">
            <h2 id={id}>{title}</h2>
            <div>{children}</div>
            <Alert lines={error ? [error.message] : []} reasons={error?.more.elsewhere} />
            <div className="cluster">
              <Button onClick={() => dialog.current?.close()}>Cancel</Button>
              <Button className="button" onClick={confirm}>
                {text}
              </Button>
            </div>
          </div>
        </dialog>
      )}
    </>
  );
}
