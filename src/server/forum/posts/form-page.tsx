import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ErrorSummary, FieldView } from "../../../components/forms/FieldView.tsx";
import type { Field } from "../../../lib/form-field.ts";
import { readTemplate, renderTemplate, unlisted } from "../../http/template.ts";
import type { RejectedPost } from "./rejected-post.ts";

export interface Form {
  title: string;
  action: string;
  button: string;
  back: { href: string; label: string };
  fields: readonly Field[];
  hidden: readonly string[];
}

export const renderRejectedForm = (form: Form, refused: RejectedPost): Promise<string> =>
  fill(form.title, refused.problem.message, <FormAgain {...form} {...refused} />);

export const renderForm = (
  form: Form,
  typed: RejectedPost["typed"],
  about: string,
): Promise<string> =>
  fill(form.title, form.title, <FormAgain {...form} typed={typed} about={about} />);

export async function renderError(title: string, message: string, back: Form["back"]) {
  const content = (
    <p role="alert" className="notice danger">
      {message}
    </p>
  );
  return renderPlain(title, message, back, content);
}

export const renderPlain = (
  title: string,
  description: string,
  back: Form["back"],
  content: ReactNode,
): Promise<string> => fill(title, description, <Frame {...{ title, back }}>{content}</Frame>);

async function fill(title: string, description: string, content: ReactNode): Promise<string> {
  return renderTemplate(await readTemplate("discussion"), {
    words: {
      DISCUSSION_ID: "0",
      FORM_TOKEN: "",
      PAGE_TITLE: title,
      PAGE_DESCRIPTION: description,
    },
    html: {
      ...{ discussion: renderToStaticMarkup(content), replies: "" },
      ...{ "reply-form": "", listed: unlisted },
    },
  });
}

function Frame({ title, back, children }: Pick<Form, "title" | "back"> & { children: ReactNode }) {
  return (
    <div className="stack">
      <a className="tap back screen" href={back.href}>
        ← {back.label}
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

type Again = Form &
  Pick<RejectedPost, "typed"> &
  Partial<RejectedPost> & {
    about?: string;
  };

function FormAgain({ title, back, about, action, fields, hidden, button, problem, typed }: Again) {
  const { message, fields: errors } = problem ?? {};
  return (
    <Frame {...{ title, back }}>
      {about && <p dir="auto">{about}</p>}
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
        <div className="cluster form-buttons">
          <button className="button" type="submit">
            {button}
          </button>
        </div>
      </form>
    </Frame>
  );
}
