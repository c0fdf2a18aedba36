import { useStore } from "@nanostores/react";
import type { ComponentProps, ReactNode, SubmitEvent } from "react";
import type { Field, Typed } from "../../lib/form-field.ts";
import { FieldView } from "../../ui/FieldView.tsx";
import { $moderation } from "./moderation.ts";
import { formatMoment } from "./moderation-text.ts";

export const Button = (props: ComponentProps<"button">) => (
  <button className="button quiet" type="button" {...props} />
);

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;

/** One of the views of the page, with its heading. */
export const View = (props: { title: string; children: ReactNode }) => (
  <section className="stack" aria-labelledby="moderation-list">
    <h2 className="size-3" id="moderation-list">
      {props.title}
    </h2>
    {props.children}
  </section>
);

export const nameField: Field<"username"> = {
  name: "username",
  label: "Name",
  autoComplete: "username",
};

interface FormProps<Name extends string> {
  name: string;
  fields: readonly Field<Name>[];
  /** The account name, under which a password manager stores the password. */
  account?: string | undefined;
  values?: Typed<Name>;
  button: string;
  onSend: (given: Record<Name, string>) => Promise<unknown>;
  children?: ReactNode;
}

export function ModerationForm<Name extends string>(props: FormProps<Name>) {
  const { name, fields, account, values, button, onSend, children } = props;
  const { busy } = useStore($moderation);
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Record<Name, string>;
    if ((await onSend(given)) === true) form.reset();
  }
  return (
    <form className="form card" method="post" onSubmit={onSubmit}>
      {account && <FieldView form={name} field={nameField} value={account} readOnly />}
      {fields.map((field) => (
        <FieldView key={field.name} form={name} field={field} value={values?.[field.name]} />
      ))}
      {children}
      <div className="cluster form-buttons">
        <button className="button" type="submit" disabled={busy}>
          {button}
        </button>
      </div>
    </form>
  );
}
