import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Field } from "../lib/form/field.ts";
import { PostFormView } from "../lib/form/PostFormView.tsx";
import { HelpBeside } from "../lib/help/HelpBeside.tsx";
import type { Refused } from "./receive-post.ts";
import { helpLines } from "./settings.ts";
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

/** A plain page that says why a form was refused and holds it with everything that was typed. */
export async function renderRefusedForm(form: Form, refused: Refused): Promise<string> {
  return fill(form.title, refused.problem.message, <FormAgain {...form} {...refused} />);
}

/** A plain page that says why something was refused, with the way back. */
export async function renderRefused(title: string, message: string, back: Form["back"]) {
  const content = (
    <p role="alert" className="notice danger">
      {message}
    </p>
  );
  return fill(title, message, <Frame {...{ title, back }}>{content}</Frame>);
}

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

function FormAgain({ title, back, hidden, problem, typed, ...form }: Form & Refused) {
  return (
    <Frame {...{ title, back }}>
      <PostFormView
        name="again"
        action={form.action}
        fields={form.fields}
        hidden={Object.fromEntries(hidden.map((name) => [name, typed[name]]))}
        values={typed}
        errors={problem.fields}
        message={problem.message}
        submit={form.button}
        refused
      >
        <HelpBeside help={helpLines()} />
      </PostFormView>
    </Frame>
  );
}
