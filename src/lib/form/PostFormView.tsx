import type { ComponentProps, ReactNode } from "react";
import { keepTreatment } from "../keep-treatment.ts";
import { DraftNote, type DraftNoteProps } from "./DraftNote.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FieldView } from "./FieldView.tsx";
import { FormTrap } from "./FormTrap.tsx";
import type { Field, FieldErrors, Typed } from "./field.ts";

/** What changes while a form is filled in and sent; `usePostForm` gives all of it. */
export type PostFormState = DraftNoteProps & {
  errors?: FieldErrors | undefined;
  /** Why the form as a whole was refused. */
  message?: string | undefined;
  pending?: boolean | undefined;
  /** What the island adds; the form works without any of it. */
  ref?: ComponentProps<"form">["ref"] | undefined;
  onSubmit?: ComponentProps<"form">["onSubmit"] | undefined;
  onInput?: ComponentProps<"form">["onInput"] | undefined;
  /** What became of the last post, for below the form. */
  receipt?: ReactNode;
};

export type PostFormProps = PostFormState & {
  /** The name of the form on the page: the beginning of its fields' ids. */
  name: string;
  action: string;
  fields: readonly Field[];
  /** What is sent along unseen, such as the Idempotency-Key of a post made without JavaScript. */
  hidden?: Typed;
  /** What was typed into a form that was refused. */
  values?: Typed | undefined;
  /** True on a page that answers a refused form. */
  refused?: boolean | undefined;
  /** What the button that posts says. */
  submit: string;
  /** Further buttons. */
  buttons?: ReactNode;
  /** Further help beside the fields. */
  children?: ReactNode;
};

/** A form in which visitors post something, with or without JavaScript. */
export function PostFormView(props: PostFormProps) {
  const { name, action, fields, hidden = {}, values, errors, message, pending = false } = props;
  const { ref, onSubmit, onInput } = props;
  return (
    <form className="form" method="post" {...{ action, ref, onSubmit, onInput }}>
      <ErrorSummary form={name} {...{ fields, errors, message }} autoFocus={props.refused} />
      <p className="form-care">{keepTreatment}</p>
      {props.children}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      {fields.map((field) => (
        <FieldView
          key={field.name}
          form={name}
          field={field}
          value={values?.[field.name]}
          error={errors?.[field.name]}
          readOnly={pending}
        />
      ))}
      <FormTrap />
      <div className="form-buttons">
        <button className="button" type="submit" disabled={pending}>
          {pending ? "Posting..." : props.submit}
        </button>
        {props.buttons}
      </div>
      <DraftNote draft={props.draft} onClear={props.onClear} />
    </form>
  );
}
