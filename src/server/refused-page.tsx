import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorSummary } from "../lib/form/ErrorSummary.tsx";
import { FieldView } from "../lib/form/FieldView.tsx";
import type { Field } from "../lib/form/field.ts";
import { PostFormView } from "../lib/form/PostFormView.tsx";
import { ReadFirst } from "../lib/form/ReadFirst.tsx";
import { HelpBeside } from "../lib/help/HelpBeside.tsx";
import { nonceAgain } from "./form-signs.ts";
import type { Refused } from "./receive-post.ts";
import { helpLines, holdsEverything } from "./settings.ts";
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
  /** True where nothing is posted for others to read. */
  isShort?: boolean;
}

/** A plain page that says why a form was refused and holds it with everything that was typed. */
export async function renderRefusedForm(form: Form, refused: Refused): Promise<string> {
  const typed = { ...refused.typed, idempotencyKey: await nonceAgain(refused) };
  const { message } = refused.problem;
  return fill(form.title, message, <FormAgain {...form} {...refused} typed={typed} />);
}

/** A plain page with a form that has not been sent yet. */
export const renderForm = (form: Form, typed: Refused["typed"], about: string): Promise<string> =>
  fill(form.title, form.title, <FormAgain {...form} typed={typed} about={about} />);

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
    <div className="form-page">
      <a className="discussion-back" href={back.href}>
        ← {back.label}
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

type Again = Form &
  Pick<Refused, "typed"> &
  Partial<Refused> & {
    /** What the form is about. */
    about?: string;
  };

function FormAgain({ title, back, about, ...form }: Again) {
  return (
    <Frame {...{ title, back }}>
      {about && <p dir="auto">{about}</p>}
      {form.isShort ? <ShortForm {...form} /> : <PostForm {...form} />}
    </Frame>
  );
}

type Parts = Omit<Again, "title" | "back" | "about">;

function PostForm({ action, fields, hidden, button, problem, typed }: Parts) {
  return (
    <PostFormView
      name="again"
      action={action}
      fields={fields}
      hidden={Object.fromEntries(hidden.map((name) => [name, typed[name]]))}
      values={typed}
      errors={problem?.fields}
      message={problem?.message}
      submit={button}
      refused={problem !== undefined}
    >
      {holdsEverything() && <ReadFirst />}
      <HelpBeside help={helpLines()} />
    </PostFormView>
  );
}

function ShortForm({ action, fields, hidden, button, problem, typed }: Parts) {
  const { message, fields: errors } = problem ?? {};
  return (
    <form className="form" method="post" action={action}>
      <ErrorSummary form="again" {...{ fields, errors, message }} autoFocus={true} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={typed[name]} />
      ))}
      {fields.map((field) => (
        <FieldView
          key={field.name}
          form="again"
          field={field}
          value={typed[field.name]}
          error={errors?.[field.name]}
        />
      ))}
      <div className="form-buttons">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
