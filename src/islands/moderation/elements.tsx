import { useStore } from "@nanostores/react";
import type { ComponentProps, ReactNode, Ref, SubmitEvent } from "react";
import { FieldView } from "../../components/forms/FieldView.tsx";
import type { Field, Typed } from "../../lib/form-field.ts";
import { formatMoment } from "../../lib/moderation-text.ts";
import { $moderation } from "../../stores/moderation.ts";

export const Button = (props: ComponentProps<"button">) => (
  <button className="button quiet" type="button" {...props} />
);

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;

/** One of the views of the page, with its heading. */
export const View = (props: {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) => (
  <section className="stack" aria-labelledby="moderation-list">
    <h2 className="size-3" id="moderation-list" ref={props.heading} tabIndex={-1}>
      {props.title}
    </h2>
    {props.children}
  </section>
);

interface FormProps<Name extends string> {
  name: string;
  fields: readonly Field<Name>[];
  values?: Typed<Name>;
  button: string;
  onSend: (given: Record<Name, string>) => Promise<unknown>;
  children?: ReactNode;
}

export function ModerationForm<Name extends string>(props: FormProps<Name>) {
  const { name, fields, values, button, onSend, children } = props;
  const { busy } = useStore($moderation);
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
