import { useEffect, useId, useRef, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import type { Path, PictureSummary } from "../protocol.ts";
import { call, pictureUrl } from "./api.ts";
import { useForm } from "./form-context.ts";
import { Button, ConfirmButton, Heading, Load } from "./page.tsx";
import { Uploads } from "./Uploads.tsx";

/** The field `thumbnailAlt` describes the picture of `thumbnail`. */
export function PictureInput({ path, value }: { path: Path; value: unknown }) {
  const { change } = useForm();
  const [isPicking, setPicking] = useState(false);
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
        <Button onClick={() => setPicking(true)}>Upload or choose a picture</Button>
        {value !== undefined && <Button onClick={() => put()}>Remove the picture</Button>}
      </div>
      {isPicking && <PicturePicker onPick={put} onClose={() => setPicking(false)} />}
    </>
  );
}

interface Props {
  onPick: (file: string, alt: string) => void;
  onClose: () => void;
}

export function PicturePicker({ onClose, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <div className="stack">
        <h2 id={id}>Choose a picture</h2>
        <Load load={() => call("GET pictures")}>
          {(pictures) => <Choices {...props} existing={pictures} close={close} />}
        </Load>
        <Button onClick={close}>Cancel</Button>
      </div>
    </dialog>
  );
}

interface ChoicesProps extends Omit<Props, "onClose"> {
  existing: PictureSummary[];
  close: () => void;
}

function Choices({ onPick, existing, close }: ChoicesProps) {
  const [pictures, setPictures] = useState(existing);
  const [picked, setPicked] = useState<PictureSummary>();
  const add = (picture: PictureSummary) => {
    setPictures((before) => [picture, ...before]);
    // The description of the first picture may have been typed already.
    setPicked((before) => before ?? picture);
  };
  const use = (alt: string) => {
    // Nothing else can be focused while the dialog is open.
    close();
    if (picked) onPick(picked.name, alt);
  };
  return (
    <>
      <Uploads onUploaded={add} />
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
    <div className="field stack close">
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
      <Button className="button" disabled={alt.trim() === ""} onClick={() => use(alt.trim())}>
        Use this picture
      </Button>
    </div>
  );
}

export const PicturesPage = () => (
  <div className="wrap">
    <Heading back="" title="Pictures" />
    <Load load={() => call("GET pictures")}>{(first) => <Pictures first={first} />}</Load>
  </div>
);

function Pictures({ first }: { first: PictureSummary[] }) {
  const [pictures, setPictures] = useState(first);
  const load = () => call("GET pictures").then(setPictures, () => {});
  const unused = pictures.filter(({ isUsed }) => !isUsed);
  return (
    <>
      <Uploads onUploaded={load} />
      <h2>{plural(unused.length, "picture")} that no entry shows</h2>
      <ul role="list" className="pictures">
        {unused.map(({ name }) => (
          <li key={name} className="card">
            <img src={pictureUrl(name)} alt="" loading="lazy" />
            {name}
            <ConfirmButton
              text="Delete"
              about={name}
              title={`Delete ${name}?`}
              isDanger
              action={() => call("DELETE picture", { name }).then(load)}
            >
              If it has never been published, it cannot be restored.
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </>
  );
}
