import type { Path } from "../protocol.ts";
import { explainAddress, playerOf } from "../video-address.ts";
import { idOf, useForm } from "./form-context.ts";
import { Button } from "./page.tsx";

export function VideoHelp({ path, text }: { path: Path; text: string }) {
  const { change } = useForm();
  const player = playerOf(text);
  const sentence = explainAddress(text);
  if (sentence === "") return null;
  const isPlaying = player === text;
  const use = () => {
    // The button disappears.
    document.getElementById(idOf(path))?.focus();
    change(path, player);
  };
  return (
    <div className="stack" aria-live="polite">
      <p className={isPlaying ? "hint" : "notice"}>{sentence}</p>
      {player && !isPlaying && <Button onClick={use}>Use this address</Button>}
    </div>
  );
}
