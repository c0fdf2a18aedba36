import { trapField } from "./trap-field.ts";

/** A field that people do not meet, with eyes, ears or keys. Programs that fill in everything fill it in too. */
export const FormTrap = () => (
  <label className="visually-hidden" aria-hidden="true">
    Leave this empty
    <input name={trapField} tabIndex={-1} autoComplete="off" />
  </label>
);
