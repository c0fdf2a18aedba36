import { type Shared, share } from "../../lib/share.ts";

type Props = Shared & { label: string };

/** Opens the device's share sheet, or copies the address. */
export default function ShareButton({ label, ...shared }: Props) {
  return (
    <button className="button scripted" type="button" onClick={() => share(shared)}>
      {label}
    </button>
  );
}
