import type { ReactNode } from "react";
import type { FieldError, Fields, FormField, Path, Shape } from "../protocol.ts";
import { FieldErrors, Hint, Title } from "./FieldLabel.tsx";
import { describedBy, errorsAt, FormContext, idOf, useForm } from "./form-context.ts";
import { LeafInput } from "./LeafInput.tsx";
import { PictureInput } from "./pictures/PictureInput.tsx";
import { SortableList } from "./SortableList.tsx";
import { moved } from "./value-at.ts";

interface FieldProps<Field = FormField> {
  field: Field;
  path: Path;
  value: unknown;
}

interface FieldsProps {
  fields: FormField[];
  path: Path;
  value: unknown;
}

/** The fields of an object, or of the whole form. */
export const FieldInputs = ({ fields, path, value }: FieldsProps) =>
  fields.map((field) => (
    <FieldInput
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={(Object(value) as Fields)[field.key]}
    />
  ));

/** A field with its label, hint, input and errors. */
function FieldInput({ field, path, value }: FieldProps) {
  if (field.kind === "list") return <ListField field={field} path={path} value={value} />;
  if (field.kind === "object") return <ObjectField field={field} path={path} value={value} />;
  if (field.kind === "choices") return <ChoicesField field={field} path={path} value={value} />;
  return <LeafField field={field} path={path} value={value} />;
}

function LeafField({ field, path, value }: FieldProps) {
  const { fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, true);
  if (field.key === "thumbnail")
    return (
      <Group field={{ ...field, example: "" }} path={path} errors={own}>
        <PictureInput path={path} value={value} />
      </Group>
    );
  const label = (
    <label htmlFor={idOf(path)}>
      <Title field={field} />
    </label>
  );
  const input = (
    <LeafInput
      shape={field}
      path={path}
      value={value}
      isRequired={field.isRequired}
      hasErrors={own.length > 0}
    />
  );
  return (
    <div className={field.kind === "yesNo" ? "field yes-no" : "field"}>
      {field.kind === "yesNo" ? (
        <div className="tap check">
          {input}
          {label}
        </div>
      ) : (
        label
      )}
      <Hint field={field} path={path} />
      {field.kind !== "yesNo" && input}
      <FieldErrors errors={own} path={path} />
    </div>
  );
}

/** A choice of several options. */
function ChoicesField({ field, path, value }: FieldProps<FormField & { kind: "choices" }>) {
  const { change, fieldErrors } = useForm();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, isChosen: boolean) => {
    const values = field.options.map((one) => one.value);
    const next = values.filter((one) => (one === option ? isChosen : chosen.includes(one)));
    change(path, next.length === 0 && !field.isRequired ? undefined : next);
  };
  return (
    <Group field={field} path={path} errors={errorsAt(fieldErrors, path, true)}>
      {field.options.map((option) => (
        <label className="tap check" key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.label}
        </label>
      ))}
    </Group>
  );
}

/** A group of fields. An optional group can be added and removed as a whole. */
function ObjectField({ field, path, value }: FieldProps<FormField & { kind: "object" }>) {
  const { change, fieldErrors } = useForm();
  const isPresent = value !== undefined || field.isRequired;
  return (
    <Group field={field} path={path} errors={errorsAt(fieldErrors, path, false)}>
      {isPresent && <FieldInputs fields={field.fields} path={path} value={value} />}
      {!field.isRequired && (
        <button
          type="button"
          className="button quiet"
          onClick={() => change(path, isPresent ? undefined : {})}
        >
          {isPresent ? "Remove" : "Add"} {field.title}
        </button>
      )}
    </Group>
  );
}

/** A list. Items can be moved, and added and removed unless its length is fixed. */
function ListField({ field, path, value }: FieldProps<FormField & { kind: "list" }>) {
  const { change, fieldErrors } = useForm();
  const items = itemsOf(value, field.length);
  const names = items.map((_, at) => `${field.title} ${at + 1}`);
  const isFixed = field.length !== undefined;
  const put = (next: unknown[]) =>
    change(path, next.length === 0 && !field.isRequired ? undefined : next);
  return (
    <Group field={field} path={path} errors={errorsAt(fieldErrors, path, false)}>
      <SortableList
        className="items"
        names={names}
        move={(from, to) => put(moved(items, from, to))}
        remove={isFixed ? undefined : (at) => put(items.toSpliced(at, 1))}
      >
        {(at) => (
          <Item
            shape={field.item}
            path={[...path, at]}
            value={items[at]}
            label={names[at] ?? ""}
            put={(next) => put(items.with(at, next))}
          />
        )}
      </SortableList>
      {!isFixed && (
        <button
          type="button"
          className="button quiet"
          onClick={() => put([...items, field.item.kind === "object" ? {} : ""])}
        >
          Add to {field.title}
        </button>
      )}
    </Group>
  );
}

function itemsOf(value: unknown, length = 0): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return [...items, ...Array(Math.max(0, length - items.length)).fill("")];
}

interface ItemProps {
  shape: Shape;
  path: Path;
  value: unknown;
  label: string;
  put: (next: unknown) => void;
}

function Item({ shape, path, value, label, put }: ItemProps) {
  const form = useForm();
  if (shape.kind === "object")
    return (
      <fieldset className="group item">
        <legend>{label}</legend>
        <FieldInputs fields={shape.fields} path={path} value={value} />
      </fieldset>
    );
  const own = errorsAt(form.fieldErrors, path, true);
  return (
    <div className="field">
      {/* In a list of fixed length, the item may not exist yet. */}
      <FormContext value={{ ...form, change: (_, next) => put(next ?? "") }}>
        <LeafInput {...{ shape, path, value, label }} isRequired hasErrors={own.length > 0} />
      </FormContext>
      <FieldErrors errors={own} path={path} />
    </div>
  );
}

interface GroupProps {
  field: FormField;
  path: Path;
  errors: FieldError[];
  children: ReactNode;
}

/** A field with more than one control. */
const Group = ({ field, path, errors, children }: GroupProps) => (
  <fieldset className="group" aria-describedby={describedBy(path, errors.length > 0)}>
    <legend id={idOf(path)} tabIndex={-1}>
      <Title field={field} />
    </legend>
    <Hint field={field} path={path} />
    <FieldErrors errors={errors} path={path} />
    {children}
  </fieldset>
);
