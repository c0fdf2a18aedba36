import { useEffect, useState } from "react";
import { patience } from "../../../lib/browser/patience.ts";
import { Status } from "../../../ui/controls/Status.tsx";

interface Props {
  title: string;
  src: string;
  page: string;
}

/** The frame of a video, or a message if its host cannot be reached. */
export function PlayerFrame({ title, src, page }: Props) {
  const [state, setState] = useState<"loading" | "loaded" | "unavailable">("loading");

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("unavailable"), patience);
    return () => clearTimeout(timer);
  }, [state]);

  /** A frame fires `load` even if its host is unreachable, so this tests it with a separate request. */
  useEffect(() => {
    const init: RequestInit = { method: "HEAD", mode: "no-cors", credentials: "omit" };
    fetch(src, init).catch(() => setState("unavailable"));
  }, [src]);

  if (state === "unavailable")
    return (
      <div className="stack close unavailable" role="alert">
        <p>This video cannot be played here right now.</p>
        <a className="tap" href={page} target="_blank" rel="noopener">
          Watch it on its own site (opens a new tab)
        </a>
      </div>
    );
  return (
    <>
      <Status className="visually-hidden">
        <p>{state === "loading" ? "Loading" : "Playing"}</p>
      </Status>
      <iframe
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        src={src}
        onLoad={() => setState((before) => (before === "loading" ? "loaded" : before))}
      />
    </>
  );
}
