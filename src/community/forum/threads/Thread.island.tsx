import { island } from "../../../ui/islands/island.tsx";
import { type ServedThread, ServedThreadView } from "./Thread.tsx";

interface Props {
  className: string;
  /** The function fills in `ServedThread` as JSON, and its HTML. */
  served: string;
}

export default island(function FilledThread({ className, served }: Props) {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div className={className} dangerouslySetInnerHTML={{ __html: "<!--thread-->" }} />;
  return (
    <div className={className}>
      <ServedThreadView {...(JSON.parse(served) as ServedThread)} />
    </div>
  );
});
