import type { ReactNode, SubmitEvent } from "react";
import { FieldView } from "../../components/forms/FieldView.tsx";
import type { Field, Typed } from "../../lib/form-field.ts";
import { minPasswordLength } from "../../schemas/limits.ts";

interface Props<Name extends string> {
  name: string;
  fields: readonly Field<Name>[];
  values?: Typed<Name>;
  button: string;
  busy: boolean;
  onSend: (given: Record<Name, string>) => Promise<unknown>;
  children?: ReactNode;
}

export function ModerationForm<Name extends string>(props: Props<Name>) {
  const { name, fields, values, button, busy, onSend, children } = props;
  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Record<Name, string>;
    if ((await onSend(given)) === true) form.reset();
  }
  return (
    <form className="form card" method="post" onSubmit={onSubmit}>
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

export const nameField: Field<"username"> = {
  name: "username",
  label: "Name",
  autoComplete: "username",
};

export const passwordField: Field<"password"> = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
};

export const newPasswordField: Field<"password"> = {
  name: "password",
  label: "New password",
  hint: `${minPasswordLength} characters or more, such as four unrelated words`,
  type: "password",
  autoComplete: "new-password",
};
