import type { OpenFile } from "../protocol.ts";
import { removeFile } from "./api.ts";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { storeDraft } from "./drafts.ts";
import { goTo } from "./route.ts";

/** Deletes an entry after the creator confirms it. */
export function DeleteButton({ file }: { file: OpenFile }) {
  const remove = async () => {
    await removeFile(file.at, file.base);
    storeDraft(file.at, undefined);
    goTo(`#/${file.at.replace(/\/.*/, "")}`);
  };
  return (
    <ConfirmButton text="Delete" title={`Delete this ${file.one}?`} isDanger action={remove}>
      This deletes the file {file.file}.
      {hasAddress(file) &&
        " If it has been published, its number or name is never used again, so that old links cannot open another entry."}
    </ConfirmButton>
  );
}

/** Returns true if addresses contain the number or name of the entry. */
const hasAddress = ({ at, fields }: OpenFile) => "id" in fields || at.startsWith("glossary/");
