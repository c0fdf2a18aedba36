import { fromLocal, toLocal } from "../local-time.ts";
import type { Option } from "../protocol.ts";
import { describedBy, type FieldProps, idOf, useForm } from "./form-context.ts";
import { MarkdownInput } from "./MarkdownInput.tsx";
import { PictureInput } from "./pictures/PictureInput.tsx";
import { VideoHelp } from "./VideoHelp.tsx";

/** The input of a field that contains no other fields. */
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
    case "choice":
      return (
        <select {...typed}>
          <Options options={field.options} text={text} isRequired={field.isRequired} />
        </select>
      );
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
    case "yesNo":
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target: { checked } }) => put(checked, !checked)}
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
    case "body":
      return <MarkdownInput typed={typed} terms={field.terms} />;
    default: {
      const { isLong = false, input = "text" } = field.kind === "text" ? field : {};
      if (isLong) return <textarea {...typed} rows={3} />;
      return (
        <>
          <input {...typed} inputMode={input === "video" ? "url" : input} />
          {input === "video" && <VideoHelp path={path} text={text} />}
        </>
      );
    }
  }
}

interface OptionsProps {
  options: Option[];
  text: string;
  isRequired: boolean;
}

/** An unknown value stays visible until another option is chosen. */
export function Options({ options, text, isRequired }: OptionsProps) {
  const isKnown = text === "" || options.some(({ value }) => value === text);
  const shown = isKnown ? options : [{ value: text, label: text }, ...options];
  return (
    <>
      {(!isRequired || text === "") && (
        <option value="">{isRequired ? "Choose one" : "None"}</option>
      )}
      {shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

/** Parses a number. Any other text stays as it is, so that the check reports it. */
const asNumber = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed.trim();
