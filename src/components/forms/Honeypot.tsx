export const honeypotField = "website";

/** A field that visitors neither see, hear nor reach by keyboard. Bots that fill in every field fill it in too. */
export const Honeypot = () => (
  <label className="visually-hidden" aria-hidden="true">
    Leave this empty
    <input name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);
