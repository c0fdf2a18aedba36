import type { ComponentProps } from "react";
import { HelpForWriters } from "../../help/HelpForWriters.tsx";
import { ModerationNote } from "./ModerationNote.tsx";

/** The server's settings for a form that it renders. */
export interface FormSettings {
  formToken: string;
  help: ComponentProps<typeof HelpForWriters>["help"];
  /** True if a moderator reads posts before they appear. */
  isModerated: boolean;
  /** True if the writer can ask for emails about replies. */
  sendsMail: boolean;
}

/** Shown with the form for a post. */
export const WriterNotes = ({ help, isModerated }: Pick<FormSettings, "help" | "isModerated">) => (
  <>
    {isModerated && <ModerationNote />}
    <HelpForWriters help={help} />
  </>
);
