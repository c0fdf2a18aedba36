import { useState } from "react";
import { plural } from "../../../../src/lib/plural.ts";
import type { PictureList } from "../../protocol.ts";
import { pictureUrl, readPictures, removePicture } from "../api.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";
import { Heading } from "../Heading.tsx";
import { Load } from "../Load.tsx";
import { Uploads } from "./Uploads.tsx";

/** Uploads pictures, and lists those that no entry shows, so that they can be deleted. */
export const PicturesPage = () => (
  <div className="wrap">
    <Heading back={{ href: "#/", text: "Studio" }} title="Pictures" />
    <Load load={readPictures}>{(first) => <Pictures first={first} />}</Load>
  </div>
);

function Pictures({ first }: { first: PictureList }) {
  const [{ pictures, strays }, setList] = useState(first);
  const load = () => readPictures().then(setList, () => {});
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
              action={() => removePicture(name).then(load)}
            >
              If it has never been published, it cannot be restored.
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {strays.length > 0 && <h2>Files in content/pictures that cannot be shown</h2>}
      {strays.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
