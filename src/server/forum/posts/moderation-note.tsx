import { renderToStaticMarkup } from "react-dom/server";
import { ModerationNote } from "../../../components/forms/ModerationNote.tsx";
import { holdsEverything } from "../../site-settings.ts";

export const moderationNote = (): string =>
  holdsEverything() ? renderToStaticMarkup(<ModerationNote />) : "";
