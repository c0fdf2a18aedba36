import { type ComponentProps, type ReactNode, type Ref, useState } from "react";
import type { DraftState } from "../../../lib/browser/draft.ts";
import { cleanText } from "../../../lib/input/clean-text.ts";
import {
  type Field,
  type FieldErrors,
  fieldId,
  honeypotField,
  type Typed,
} from "../../../lib/input/form-field.ts";
import { lengthOf } from "../../../lib/input/text-input.ts";
import { countdownText } from "../../../lib/time/wait-text.ts";
import { FormattedText } from "../../../ui/cards/FormattedText.tsx";
import { ErrorSummary, FieldView } from "../../../ui/controls/FieldView.tsx";
import { Status } from "../../../ui/controls/Status.tsx";
import { HelpNow } from "../../help/HelpNow.tsx";
import type { HelpNow as Help } from "../../help/schema.ts";
import { type FormPlace, postForms } from "./post-forms.ts";
import type { FormSettings } from "./WriterNotes.tsx";

/** Set by React. The form works without it. */
export type PostFormState = {
  errors?: FieldErrors | undefined;
  message?: string | undefined;
  pending?: boolean;
  /** In seconds. */
  wait?: number;
  typed?: Typed;
  draft?: DraftState | undefined;
  onClear?: (() => void) | undefined;
  form?: ComponentProps<"form">;
  details?: ComponentProps<"details">;
  summary?: ComponentProps<"summary">;
  cancel?: ComponentProps<"button">;
  help?: Help | undefined;
  helpRef?: Ref<HTMLElement>;
  errorsRef?: Ref<HTMLElement>;
  outcome?: string | undefined;
};

type PostFormProps = PostFormState &
  Partial<FormSettings> & {
    draftName?: string;
    name: string;
    action: string;
    fields: readonly Field[];
    hidden?: Typed | undefined;
    values?: Typed | undefined;
    refused?: boolean;
    /** False if help lines have the focus instead. */
    focusErrors?: boolean | undefined;
    submit: string;
    buttons?: ReactNode;
  };

export type ComposerProps = PostFormState &
  FormSettings &
  Pick<PostFormProps, "values" | "refused"> & {
    target: FormPlace;
    children?: ReactNode;
  };

export function ComposerView({ target, children, ...props }: ComposerProps) {
  const { draft: draftName, kind, page, hidden } = target;
  const { title, opens, fields, submit } = postForms[kind];
  const { help, outcome, refused = false, draft = "none" } = props;
  const cancel = `${kind}-cancel`;
  return (
    <section className="stack composer screen" aria-labelledby={title && `${kind}-heading`}>
      {title && (
        <h2 className="size-3" id={`${kind}-heading`}>
          {title}
        </h2>
      )}
      {help && <HelpNow help={help} ref={props.helpRef} autoFocus={refused} />}
      {help && outcome && <p className="notice">{outcome}</p>}
      {/* The visitor may have opened it before React loaded. */}
      <details open={refused} suppressHydrationWarning {...props.details}>
        <summary className="button" {...props.summary}>
          {opens}
        </summary>
        <PostFormView
          {...props}
          draftName={draftName}
          name={kind}
          action={page}
          fields={fields}
          submit={submit}
          hidden={hidden}
          focusErrors={refused && !help}
          buttons={
            <button className="button quiet" type="submit" form={cancel} {...props.cancel}>
              Cancel
            </button>
          }
        />
        <form id={cancel} method="get" action={page} />
      </details>
      <p className="hint draft-hint" hidden={draft === "none"}>
        You have a saved draft on this device. Select {opens} to continue.
      </p>
      {children}
    </section>
  );
}

export function PostFormView(props: PostFormProps) {
  const { name, fields, hidden = {}, values, errors, message, refused, typed } = props;
  return (
    <form
      className="form"
      aria-label={props.submit}
      name={props.draftName}
      method="post"
      action={props.action}
      {...props.form}
    >
      <ErrorSummary
        form={name}
        fields={fields}
        errors={errors}
        message={refused ? message : undefined}
        autoFocus={props.focusErrors}
        ref={props.errorsRef}
      />
      {props.isModerated && (
        <p className="notice">
          <strong>A moderator reads posts first.</strong> Your post will appear once it is approved.
        </p>
      )}
      <p className="hint">
        Your post is public. Search engines and other sites copy it. <a href="/privacy">Privacy</a>
      </p>
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
          length={typed && lengthOf(cleanText(typed[field.name] ?? ""))}
          readOnly={props.pending ?? false}
        >
          {typed && field.rows && <TextPreview text={typed[field.name] ?? ""} />}
        </FieldView>
      ))}
      {props.sendsMail && <NotifyBox form={name} isTicked={values?.["notify"] === "on"} />}
      <Honeypot />
      {/* After a refused post without JavaScript, it is at the top. */}
      {message && !refused && (
        <p className="notice danger" role="alert">
          {message}
        </p>
      )}
      <div className="cluster form-buttons">
        <Submit {...props} />
        {props.buttons}
      </div>
      <DraftNote draft={props.draft} onClear={props.onClear} />
    </form>
  );
}

function TextPreview({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? cleanText(text) : "";
  return (
    <details className="preview scripted" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="tap">Preview</summary>
      <div className="notice">
        {shown ? <FormattedText key={shown} text={shown} /> : <p className="hint">No text yet.</p>}
      </div>
    </details>
  );
}

function Submit({ submit, pending = false, wait = 0 }: PostFormProps) {
  const label = wait > 0 ? `Try again in ${countdownText(wait)}` : submit;
  return (
    <button
      className="button"
      type="submit"
      disabled={pending}
      aria-disabled={wait > 0 || undefined}
    >
      {pending ? "Posting..." : label}
    </button>
  );
}

function NotifyBox({ form, isTicked }: { form: string; isTicked: boolean }) {
  const hint = `${fieldId(form, "notify")}-hint`;
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="notify" defaultChecked={isTicked} aria-describedby={hint} />
        Email me when someone replies
      </label>
      <p className="hint" id={hint}>
        You first get an email to confirm your address, and after that at most one an hour about
        this page.
      </p>
    </div>
  );
}

const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    Leave this empty
    <input name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);

function DraftNote({ draft = "none", onClear }: Pick<PostFormState, "draft" | "onClear">) {
  return (
    <div className="cluster hint">
      <Status>{draft === "restored" && <p>Your draft has been restored.</p>}</Status>
      {draft !== "none" && (
        <>
          <p>Your draft is saved on this device until you post it.</p>
          <button className="tap form-clear" type="button" onClick={onClear}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
