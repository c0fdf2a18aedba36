import { useId } from "react";

/** A field with the selected address, for a device that can neither share nor copy it. */
export function AddressToCopy({ url }: { url: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>
        Your browser cannot share or copy this address. It is selected, so that you can copy it.
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: the visitor has asked for the address */}
      <input id={id} readOnly value={url} autoFocus onFocus={(event) => event.target.select()} />
    </div>
  );
}
