export const honeypotField = "website";

/** A hidden field that only bots fill in. */
export const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    Leave this empty
    <input name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);
