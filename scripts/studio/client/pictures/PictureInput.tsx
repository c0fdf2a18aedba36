import { useRef, useState } from "react";
import type { Path } from "../../protocol.ts";
import { pictureUrl } from "../api.ts";
import { useForm } from "../form-context.ts";
import { PicturePicker } from "./PicturePicker.tsx";
import { UploadButton } from "./UploadButton.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface Props {
  path: Path;
  value: unknown;
}

/** The input of the field `thumbnail`. Its picture is described in the field after it, `thumbnailAlt`. */
export function PictureInput({ path, value }: Props) {
  const { change } = useForm();
  const [files, setFiles] = useState<File[]>();
  const area = useRef<HTMLDivElement>(null);
  useFileDrop(setFiles, area);
  const put = (name: string | undefined, alt: string | undefined) => {
    change(path, name);
    change(path.with(-1, "thumbnailAlt"), alt);
  };
  const name = typeof value === "string" ? value : "";
  return (
    <>
      <div ref={area} className="picture-input">
        {name && (
          <figure>
            <img src={pictureUrl({ name })} alt="" />
            <figcaption className="hint">{name}</figcaption>
          </figure>
        )}
        <div className="cluster">
          <UploadButton onFiles={setFiles} />
          <button type="button" className="button quiet" onClick={() => setFiles([])}>
            Choose a picture
          </button>
          {name && (
            <button
              type="button"
              className="button quiet"
              onClick={() => put(undefined, undefined)}
            >
              Remove the picture
            </button>
          )}
        </div>
        <p className="hint">You can also drop or paste a picture here.</p>
      </div>
      {files && <PicturePicker files={files} onPick={put} onClose={() => setFiles(undefined)} />}
    </>
  );
}
