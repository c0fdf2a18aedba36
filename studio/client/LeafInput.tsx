import { fromLocal, toLocal } from "../local-time.ts";
import { describedBy, type FieldProps, idOf, useForm } from "./form-context.ts";
import { MarkdownInput } from "./MarkdownInput.tsx";
import { PictureInput } from "./Pictures.tsx";
import { VideoHelp } from "./VideoHelp.tsx";

export function LeafInput({ field, path, value, hasErrors = false }: FieldProps) {
  const { change, touch } = useForm();
  if (field.key === "thumbnail") return <PictureInput path={path} value={value} />;
  const text = typeof value === "object" && value ? JSON.stringify(value) : String(value ?? "");
  const put = (next: unknown, isEmpty = next === "") =>
    change(path, isEmpty && !field.isRequired ? undefined : next);
  const attributes = {
    id: idOf(path),
    "aria-describedby": describedBy(path, hasErrors),
    "aria-invalid": hasErrors || undefined,
    autoComplete: "off",
    onBlur: () => touch(path),
  };
  const typed = {
    ...attributes,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
  };

  switch (field.kind) {
    case "choice": {
      // An unknown value stays visible until another option is chosen.
      const isKnown = text === "" || field.options.some((option) => option.value === text);
      const unknown = isKnown ? [] : [{ value: text, label: text }];
      const hasNone = !field.isRequired || text === "";
      const shown = [...unknown, ...field.options];
      return (
        <select {...typed}>
          {hasNone && <option value="">{field.isRequired ? "Choose one" : "None"}</option>}
          {shown.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    }
    case "choices": {
      const chosen: unknown[] = Array.isArray(value) ? value : [];
      const values = field.options.map((option) => option.value);
      const toggle = (option: string) =>
        values.filter((one) => chosen.includes(one) !== (one === option));
      return field.options.map((option) => (
        <label className="tap check" key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => put(toggle(option.value), toggle(option.value).length === 0)}
          />
          {option.label}
        </label>
      ));
    }
    case "yesNo":
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target: { checked } }) => put(checked, !checked)}
        />
      );
    case "body":
      return <MarkdownInput typed={typed} terms={field.terms} />;
    case "day":
      return <input {...typed} type="date" max="9999-12-31" />;
    case "moment":
      return (
        <input
          {...typed}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={toLocal(text)}
          onChange={({ target }) => put(fromLocal(target.value))}
        />
      );
    case "number":
      return (
        <input
          {...typed}
          inputMode="numeric"
          onChange={({ target }) => put(asNumber(target.value))}
        />
      );
    case "text":
      if (field.isLong) return <textarea {...typed} rows={3} />;
      if (field.input !== "video") return <input {...typed} inputMode={field.input} />;
      return (
        <>
          <input {...typed} inputMode="url" />
          <VideoHelp path={path} text={text} />
        </>
      );
    default:
      return null;
  }
}

/** Parses a number. Any other text stays as it is, so that the check reports it. */
const asNumber = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed.trim();
