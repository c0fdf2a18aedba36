import { useState } from "react";
import type { Path } from "../../protocol.ts";
import { pictureUrl } from "../api.ts";
import { useForm } from "../form-context.ts";
import { PicturePicker } from "./PicturePicker.tsx";
import { useFileDrop } from "./use-file-drop.ts";

/** The input of a field `thumbnail`. The next field, `thumbnailAlt`, describes its picture. */
export function PictureInput({ path, value }: { path: Path; value: unknown }) {
  const { change } = useForm();
  const [files, setFiles] = useState<File[]>();
  // An open picker receives the files itself.
  useFileDrop((dropped) => setFiles((open) => open ?? dropped));
  const put = (name?: string, alt?: string) => {
    change(path, name);
    change(path.with(-1, "thumbnailAlt"), alt);
  };
  return (
    <>
      {typeof value === "string" && (
        <figure className="picture">
          <img src={pictureUrl(value)} alt="" />
          <figcaption className="hint">{value}</figcaption>
        </figure>
      )}
      <div className="cluster">
        <button type="button" className="button quiet" onClick={() => setFiles([])}>
          Upload or choose a picture
        </button>
        {value !== undefined && (
          <button type="button" className="button quiet" onClick={() => put()}>
            Remove the picture
          </button>
        )}
      </div>
      <p className="hint">You can also drop or paste a picture on this page.</p>
      {files && <PicturePicker files={files} onPick={put} onClose={() => setFiles(undefined)} />}
    </>
  );
}
