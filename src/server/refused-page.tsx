import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { issueNonce } from "./form-token.ts";
import type { Refused } from "./receive-post.ts";
import { fillShell, readShell } from "./shell.ts";

/** A form whose own page is static, so that a function has to show it again. */
export interface Form {
  title: string;
  action: string;
  button: string;
  /** The page that the form was on. */
  back: { href: string; label: string };
  fields: readonly Field[];
  /** The names of what is sent along unseen. */
  hidden: readonly string[];
}

/** One that is typed into, on one line or on several, or one with a list of options. */
export interface Field {
  name: string;
  label: string;
  max?: number;
  type?: "text" | "email";
  rows?: number;
  options?: readonly { id: string; name: string }[];
  optional?: boolean;
}

/** A plain page that says why a form was refused and holds it with everything that was typed. */
export async function renderRefusedForm(form: Form, refused: Refused): Promise<string> {
  const { problem, typed } = refused;
  const isOld = !typed["idempotencyKey"] || problem.fields?.["formToken"];
  const again = isOld ? { ...typed, idempotencyKey: await issueNonce(true) } : typed;
  return fill(form.title, problem.message, <FormAgain {...form} {...refused} typed={again} />);
}

/** A plain page with a form that has not been sent yet. */
export const renderForm = (form: Form, typed: Record<string, string>): Promise<string> =>
  fill(form.title, form.title, <FormAgain {...form} typed={typed} />);

/** A plain page that says why something was refused, with the way back. */
export async function renderRefused(title: string, message: string, back: Form["back"]) {
  const content = (
    <p role="alert" className="notice danger">
      {message}
    </p>
  );
  return renderPlain(title, message, back, content);
}

/** A plain page with a title, the way back and whatever else. */
export const renderPlain = (
  title: string,
  description: string,
  back: Form["back"],
  content: ReactNode,
): Promise<string> => fill(title, description, <Frame {...{ title, back }}>{content}</Frame>);

async function fill(title: string, description: string, content: ReactNode): Promise<string> {
  return fillShell(await readShell("discussion"), {
    words: {
      DISCUSSION_ID: "0",
      FORM_NONCE: "",
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: { discussion: renderToStaticMarkup(content), replies: "" },
    regions: { "reply-form": "" },
  });
}

function Frame({ title, back, children }: Pick<Form, "title" | "back"> & { children: ReactNode }) {
  return (
    <div className="join">
      <a href={back.href}>← {back.label}</a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

function FormAgain({
  title,
  back,
  action,
  button,
  fields,
  hidden,
  problem,
  typed,
}: Form & Pick<Refused, "typed"> & Partial<Refused>) {
  return (
    <Frame {...{ title, back }}>
      <form className="join-form" method="post" action={action}>
        {problem && (
          <p className="notice danger" role="alert">
            {problem.message}
          </p>
        )}
        {hidden.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={typed[name]} />
        ))}
        {fields.map((field) => (
          <FieldAgain
            key={field.name}
            {...field}
            value={typed[field.name]}
            error={problem?.fields?.[field.name]}
          />
        ))}
        <div className="join-buttons">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </Frame>
  );
}

type Filled = Field & { value: string | undefined; error: string | undefined };

function FieldAgain({ label, error, ...field }: Filled) {
  const { name } = field;
  const about = {
    id: name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${name}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Control {...field} {...about} />
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Control = Omit<Filled, "label" | "error"> & { id: string };

function Control({ options, max, value, optional, ...field }: Control) {
  if (options)
    return (
      <select {...field} required defaultValue={value}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  const Tag = field.rows ? "textarea" : "input";
  return <Tag {...field} required={!optional} defaultValue={value} maxLength={max} />;
}
