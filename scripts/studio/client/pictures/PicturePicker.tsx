import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { PictureSummary } from "../../protocol.ts";
import { type ApiError, namePicture, pictureUrl, readPictures } from "../api.ts";
import { Load } from "../Load.tsx";
import { Uploads } from "./Uploads.tsx";

interface Props {
  /** Files to upload at once, which were chosen, dropped or pasted before the dialog opened. */
  files?: File[];
  /** @param file the name of a file in `content/pictures` @param alt its description */
  onPick: (file: string, alt: string) => void;
  onClose: () => void;
}

/** A dialog in which a picture is uploaded or chosen, and described. It is open for as long as it is rendered. */
export function PicturePicker(props: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  // In the body, because a form cannot contain another form.
  return createPortal(
    <dialog ref={dialog} className="picker" aria-labelledby={id} onClose={props.onClose}>
      <h2 id={id}>Choose a picture</h2>
      <Load load={readPictures}>
        {({ pictures }) => (
          <Picker {...props} existing={pictures} close={() => dialog.current?.close()} />
        )}
      </Load>
    </dialog>,
    document.body,
  );
}

interface PickerProps extends Props {
  existing: PictureSummary[];
  close: () => void;
}

function Picker({ files = [], onPick, existing, close }: PickerProps) {
  const [uploaded, setUploaded] = useState<PictureSummary[]>([]);
  const [picked, setPicked] = useState<PictureSummary>();
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const description = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const pick = (picture: PictureSummary) => {
    setPicked(picture);
    setAlt(picture.alt);
  };
  const add = (picture: PictureSummary) => {
    setUploaded((before) => [picture, ...before]);
    pick(picture);
  };
  const newest = uploaded[0];
  useEffect(() => {
    if (newest) description.current?.focus();
  }, [newest]);

  async function submit() {
    if (!picked) return;
    const isNew = uploaded.includes(picked);
    try {
      const { name } = isNew ? await namePicture(picked.name, alt) : picked;
      // Nothing else can be focused while the dialog is open.
      close();
      onPick(name, alt.trim());
    } catch (failure) {
      setError((failure as ApiError).message);
    }
  }

  const all = [...uploaded, ...existing];
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        // React sends events of a portal to the form around it too.
        event.stopPropagation();
        submit();
      }}
    >
      <Uploads files={files} onUploaded={add} />
      {all.length > 0 && (
        <fieldset className="pictures">
          <legend>Your pictures</legend>
          {all.map((picture) => (
            <label key={picture.name}>
              <input
                type="radio"
                name="picture"
                required
                checked={picked?.name === picture.name}
                onChange={() => pick(picture)}
              />
              <Thumbnail picture={picture} />
              <span className="hint">{picture.name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {picked && (
        <div className="picked">
          <Thumbnail picture={picked} />
          <div className="field">
            <label htmlFor={id}>Picture description</label>
            <p className="hint" id={`${id}-hint`}>
              Say what the picture shows, for people who cannot see it.
            </p>
            <textarea
              ref={description}
              id={id}
              aria-describedby={`${id}-hint`}
              required
              maxLength={300}
              rows={2}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </div>
        </div>
      )}
      {error && (
        <p className="notice danger" role="alert">
          {error}
        </p>
      )}
      <div className="cluster">
        <button type="button" className="button quiet" onClick={close}>
          Cancel
        </button>
        <button type="submit" className="button" disabled={!picked}>
          Use this picture
        </button>
      </div>
    </form>
  );
}

/** A small copy of a picture, whose name stands next to it. */
export const Thumbnail = ({ picture: { name, changed } }: { picture: PictureSummary }) => (
  <img src={pictureUrl({ name, changed: String(changed) })} alt="" loading="lazy" />
);
