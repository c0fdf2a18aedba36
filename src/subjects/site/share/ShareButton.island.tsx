import { useState } from "react";
import { island } from "../../../ui/islands/island.tsx";
import { AddressToCopy } from "./AddressToCopy.tsx";
import { type Shared, share } from "./share.ts";

type Props = Shared & { label: string };

/** Opens the device's share sheet, or copies the address, or else shows it. */
function ShareButton({ label, ...shared }: Props) {
  const [isShown, setShown] = useState(false);

  async function press() {
    // Shown again, so that it is selected again.
    setShown(false);
    setShown(!(await share(shared)));
  }

  return (
    <>
      <button className="button scripted" type="button" onClick={press}>
        {label}
      </button>
      {isShown && <AddressToCopy url={shared.url} />}
    </>
  );
}

export default island(ShareButton);
