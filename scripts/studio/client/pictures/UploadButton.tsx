import { useRef } from "react";

/** A button that opens the file dialog. */
export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => input.current?.click()}>
        Upload pictures
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
