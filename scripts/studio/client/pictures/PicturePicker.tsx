import { useEffect, useId, useRef, useState } from "react";
import type { PictureSummary } from "../../protocol.ts";
import { pictureUrl, readPictures } from "../api.ts";
import { Load } from "../Load.tsx";
import { Uploads } from "./Uploads.tsx";

interface Props {
  /** Files to upload at once, for example because they were dropped on the form. */
  files?: File[];
  /** @param file the name of a file in `content/pictures` @param alt its description */
  onPick: (file: string, alt: string) => void;
  onClose: () => void;
}

/** A dialog that uploads or chooses a picture, and asks for its description. It is open while it is rendered. */
export function PicturePicker({ onClose, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="picker" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>Choose a picture</h2>
      <Load load={readPictures}>
        {({ pictures }) => <Choices {...props} existing={pictures} close={close} />}
      </Load>
      <button type="button" className="button quiet" onClick={close}>
        Cancel
      </button>
    </dialog>
  );
}

interface ChoicesProps extends Omit<Props, "onClose"> {
  existing: PictureSummary[];
  close: () => void;
}

function Choices({ files, onPick, existing, close }: ChoicesProps) {
  const [pictures, setPictures] = useState(existing);
  const [picked, setPicked] = useState<PictureSummary>();
  const add = (picture: PictureSummary) => {
    setPictures((before) => [picture, ...before]);
    // The first of several pictures, whose description may have been typed already.
    setPicked((before) => before ?? picture);
  };
  const use = (alt: string) => {
    // Nothing else can be focused while the dialog is open.
    close();
    if (picked) onPick(picked.name, alt);
  };
  return (
    <>
      <Uploads {...(files ? { files } : {})} onUploaded={add} />
      {picked && <Description key={picked.name} picture={picked} use={use} />}
      <ul role="list" className="pictures">
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              className="card"
              aria-pressed={picture.name === picked?.name}
              onClick={() => setPicked(picture)}
            >
              <img src={pictureUrl(picture.name)} alt="" loading="lazy" />
              {picture.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DescriptionProps {
  picture: PictureSummary;
  use: (alt: string) => void;
}

function Description({ picture, use }: DescriptionProps) {
  const [alt, setAlt] = useState(picture.alt);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="field">
      <img src={pictureUrl(picture.name)} alt="" />
      <label htmlFor="alt">What does {picture.name} show?</label>
      <p className="hint" id="alt-hint">
        Describe the picture for people who cannot see it.
      </p>
      <textarea
        ref={input}
        id="alt"
        aria-describedby="alt-hint"
        maxLength={300}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
      <button
        type="button"
        className="button"
        disabled={alt.trim() === ""}
        onClick={() => use(alt.trim())}
      >
        Use this picture
      </button>
    </div>
  );
}
