import { useEffect, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { Status } from "../../src/ui/controls/Status.tsx";
import type { PictureSummary } from "../protocol.ts";
import { type ApiError, uploadPicture } from "./api.ts";
import { Alert } from "./page.tsx";

export function Uploads({ onUploaded }: { onUploaded: (picture: PictureSummary) => void }) {
  const [status, setStatus] = useState("");
  const [errors, setErrors] = useState<string[]>([]);
  const upload = async (chosen: File[]) => {
    const failed: string[] = [];
    const fail = ({ message }: ApiError) => void failed.push(message);
    setErrors([]);
    for (const [at, file] of chosen.entries()) {
      setStatus(`Uploading ${at + 1} of ${chosen.length} …`);
      const picture = await uploadPicture(file).catch(fail);
      if (picture) onUploaded(picture);
    }
    setErrors(failed);
    setStatus(`${plural(chosen.length - failed.length, "picture")} uploaded.`);
  };
  useFileDrop(upload);
  return (
    <>
      <div className="field">
        <label htmlFor="upload">Upload pictures</label>
        <p className="hint">You can also drop or paste them here.</p>
        <input
          id="upload"
          type="file"
          accept="image/*"
          multiple
          onChange={({ target }) => {
            upload([...(target.files ?? [])]);
            // Allows the same file to be chosen again.
            target.value = "";
          }}
        />
      </div>
      <Status>{status && <p>{status}</p>}</Status>
      <Alert lines={errors} />
    </>
  );
}

function useFileDrop(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    const receive = (event: DragEvent | ClipboardEvent) => {
      const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
      // Text from Word or Excel also contains a picture of itself.
      if (!data?.types.includes("Files") || data.types.includes("text/plain")) return;
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault();
      if (data.files.length > 0) onFiles([...data.files]);
    };
    const types = ["dragover", "drop", "paste"] as const;
    for (const type of types) addEventListener(type, receive);
    return () => {
      for (const type of types) removeEventListener(type, receive);
    };
  });
}
