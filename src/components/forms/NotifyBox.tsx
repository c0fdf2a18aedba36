import { fieldId } from "../../lib/form-field.ts";

type Props = {
  form: string;
  isTicked: boolean;
};

/** The box with which a writer asks for mails about replies. */
export function NotifyBox({ form, isTicked }: Props) {
  const hint = `${fieldId(form, "notify")}-hint`;
  return (
    <div>
      <label className="check">
        <input type="checkbox" name="notify" defaultChecked={isTicked} aria-describedby={hint} />
        Email me when someone replies
      </label>
      <p className="hint" id={hint}>
        You first get an email to confirm your address, and after that at most one an hour.
      </p>
    </div>
  );
}
