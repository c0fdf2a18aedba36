import { renderToStaticMarkup } from "react-dom/server";
import { ModerationNote } from "../../../components/forms/ModerationNote.tsx";
import { holdsEverything } from "../../site-settings.ts";

/** The note next to a form that posts wait for a moderator, as HTML. */
export const moderationNote = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ModerationNote />) : "";
