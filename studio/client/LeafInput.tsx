import type { ComponentProps } from "react";
import { fromLocal, toLocal } from "../local-time.ts";
import type { Option } from "../protocol.ts";
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
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      put(field.kind === "number" ? asNumber(value) : value),
  };

  switch (field.kind) {
    case "choice":
      return <Choice options={field.options} isRequired={field.isRequired} {...typed} />;
    case "choices":
      return <Choices options={field.options} value={value} put={put} />;
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
      return <input {...typed} inputMode="numeric" />;
    case "text":
      if (field.isLong) return <textarea {...typed} rows={3} />;
      return (
        <>
          <input {...typed} inputMode={field.input === "video" ? "url" : field.input} />
          {field.input === "video" && <VideoHelp path={path} text={text} />}
        </>
      );
    default:
      return null;
  }
}

type ChoiceProps = ComponentProps<"select"> & { options: Option[]; isRequired: boolean };

function Choice({ options, isRequired, ...select }: ChoiceProps) {
  const text = String(select.value);
  // An unknown value stays visible until another option is chosen.
  const isKnown = text === "" || options.some((option) => option.value === text);
  const unknown = isKnown ? [] : [{ value: text, label: text }];
  const hasNone = !isRequired || text === "";
  return (
    <select {...select}>
      {hasNone && <option value="">{isRequired ? "Choose one" : "None"}</option>}
      {[...unknown, ...options].map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface ChoicesProps {
  options: Option[];
  value: unknown;
  put: (next: string[], isEmpty: boolean) => void;
}

function Choices({ options, value, put }: ChoicesProps) {
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const values = options.map((option) => option.value);
  const toggle = (option: string) => {
    const next = values.filter((one) => chosen.includes(one) !== (one === option));
    put(next, next.length === 0);
  };
  return options.map(({ value, label }) => (
    <label className="tap check" key={value}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
      {label}
    </label>
  ));
}

/** Any other text stays, so that the check reports it. */
const asNumber = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed.trim();
