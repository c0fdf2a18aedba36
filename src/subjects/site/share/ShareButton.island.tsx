import { CopyButton } from "../../../ui/controls/copy/CopyButton.tsx";
import { island } from "../../../ui/islands/island.tsx";
import { type Shared, share } from "./share.ts";

type Props = Shared & { label: string; copied: string };

export default island(function ShareButton({ label, copied, ...shared }: Props) {
  return <CopyButton label={label} url={shared.url} copied={copied} share={() => share(shared)} />;
});
