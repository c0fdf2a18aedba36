import { useId, useState } from "react";
import { showToast } from "../toasts/toasts.ts";

interface Props {
  label?: string;
  url: string;
  copied?: string;
  /** Tried first. Returns false if the address should be copied instead. */
  share?: () => Promise<boolean>;
}

/** Copies an address. If the browser cannot or must not, the address is shown, selected. Renders several elements. */
export function CopyButton({
  label = "Copy link",
  url,
  copied = "Link copied to clipboard!",
  share,
}: Props) {
  const [isShown, setShown] = useState(false);

  async function press() {
    // Shown again, so that it is selected again.
    setShown(false);
    if (await share?.()) return;
    const isCopied = await copy(url);
    if (isCopied) showToast({ title: copied });
    setShown(!isCopied);
  }

  return (
    <>
      <button className="button scripted" type="button" onClick={press}>
        {label}
      </button>
      {isShown && <AddressToCopy url={url} />}
    </>
  );
}

/** There is no clipboard without HTTPS and in many in-app browsers, and it refuses if the press was too long ago. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

function AddressToCopy({ url }: { url: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        Your browser cannot copy this address. It is selected, so that you can copy it.
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: the visitor has asked for the address */}
      <input id={id} readOnly value={url} autoFocus onFocus={(event) => event.target.select()} />
    </div>
  );
}
