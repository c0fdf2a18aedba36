import { island } from "../../../ui/islands/island.tsx";
import { type InitialThread, InitialThreadView } from "./Thread.tsx";

interface Props {
  className: string;
  /** `InitialThread` as JSON. */
  initial: string;
}

export default island(function FilledThread({ className, initial }: Props) {
  if (import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder
    return <div className={className} dangerouslySetInnerHTML={{ __html: "<!--thread-->" }} />;
  return (
    <div className={className}>
      <InitialThreadView {...(JSON.parse(initial) as InitialThread)} />
    </div>
  );
});
