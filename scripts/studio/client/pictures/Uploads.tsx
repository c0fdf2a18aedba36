import { useEffect, useState } from "react";
import { plural } from "../../../../src/lib/plural.ts";
import type { PictureSummary } from "../../protocol.ts";
import { type ApiError, uploadPicture } from "../api.ts";
import { UploadButton } from "./UploadButton.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface Props {
  /** Files to upload at once. */
  files?: File[];
  onUploaded: (picture: PictureSummary) => void;
}

interface Failure {
  file: File;
  error: ApiError;
}

/** Uploads pictures that are chosen, or dropped or pasted anywhere on the page. */
export function Uploads({ files = [], onUploaded }: Props) {
  const [status, setStatus] = useState("");
  const [failures, setFailures] = useState<Failure[]>([]);
  const [stop] = useState(() => new AbortController());

  async function upload(chosen: File[]) {
    if (chosen.length === 0) return;
    const { signal } = stop;
    const failed: Failure[] = [];
    setFailures([]);
    for (const [at, file] of chosen.entries()) {
      setStatus(`Uploading ${at + 1} of ${chosen.length} …`);
      const fail = (error: ApiError) => void failed.push({ file, error });
      const picture = await uploadPicture(file, signal).catch(fail);
      if (signal.aborted) return;
      if (picture) onUploaded(picture);
    }
    setFailures(failed);
    setStatus(`${plural(chosen.length - failed.length, "picture")} uploaded.`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first files are uploaded at once
  useEffect(() => {
    upload(files);
    return () => stop.abort();
  }, []);
  useFileDrop(upload);

  const repeatable = failures.filter(({ error }) => error.status === 0);
  return (
    <div className="stack">
      <div className="cluster">
        <UploadButton onFiles={upload} />
        <p className="hint">Or drop or paste them here.</p>
      </div>
      <p role="status">{status}</p>
      {failures.length > 0 && (
        <div className="notice danger" role="alert">
          {failures.map(({ file, error }) => (
            <p key={file.name}>{error.message}</p>
          ))}
          {repeatable.length > 0 && (
            <button
              type="button"
              className="button quiet"
              onClick={() => upload(repeatable.map(({ file }) => file))}
            >
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  );
}
