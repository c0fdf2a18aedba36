import { useRef, useState } from "react";
import type { FoundVideo, Path } from "../protocol.ts";
import { explainAddress, videoAddress } from "../video-address.ts";
import { call } from "./api.ts";
import { idOf, useForm } from "./form-context.ts";
import { Button } from "./page.tsx";

/** Shows whether an address plays on the page, and offers the address that does, with the picture of the video. */
export function VideoHelp({ path, text }: { path: Path; text: string }) {
  const { read, change } = useForm();
  const [found, setFound] = useState<FoundVideo & { text?: string; isAsking?: boolean }>({});
  const { host, id, player } = videoAddress(text);
  const pictureField = [...path.slice(0, -1), "thumbnail"];
  const hasPicture = read(pictureField) !== undefined;
  const isCurrent = found.text === text;
  const current = useRef(text);
  current.current = text;

  async function use() {
    const offered = player ?? text;
    // The button may disappear.
    document.getElementById(idOf(path))?.focus();
    if (player) change(path, player);
    if (!id) return;
    setFound({ text: offered, isAsking: true });
    const result = await call("POST video", { url: text }).catch(({ message }: Error) => ({
      problem: message,
    }));
    // The creator may have typed something else in the meantime.
    if (current.current !== offered) return;
    const { player: own = offered, picture }: FoundVideo = result;
    change(path, own);
    if (picture && !hasPicture) change(pictureField, picture);
    setFound({ ...result, text: own });
  }

  const sentence = explainAddress(text);
  if (sentence === "") return null;
  const isPlaying = player === text;
  const action = isPlaying ? "Get its picture" : player ? "Use this address" : "Find its player";
  const isOffered = isPlaying ? id && !hasPicture : player || id;
  return (
    <div className="stack" aria-live="polite">
      <p className={isPlaying ? "hint" : "notice"}>{sentence}</p>
      {isCurrent && found.isAsking && <p className="hint">Asking {host} …</p>}
      {isCurrent && found.picture && <p className="hint">{saved}</p>}
      {isCurrent && found.problem && (
        <p className="notice">
          {found.problem} {isPlaying ? later : howToFind}
        </p>
      )}
      {isOffered && !(isCurrent && found.isAsking) && <Button onClick={use}>{action}</Button>}
    </div>
  );
}

const saved = "Its picture is now in the field Picture. Describe it in the field below.";
const later = "You can save without a picture, and try again later.";
const howToFind =
  "To find the address yourself, open the video on Rumble, select Embed, which may be under Share, and copy the address that starts with https://rumble.com/embed/.";
