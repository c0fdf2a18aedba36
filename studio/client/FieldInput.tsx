import { type ReactNode, useEffect, useState } from "react";
import { plural } from "../../src/lib/text/plural.ts";
import { inWords } from "../changed-fields.ts";
import type { FieldError, Fields, FormField, Path, Shape } from "../protocol.ts";
import {
  describedBy,
  errorsAt,
  type FieldProps,
  focusField,
  idOf,
  useForm,
} from "./form-context.ts";
import { LeafInput } from "./LeafInput.tsx";
import { Button } from "./page.tsx";
import { SortableList } from "./SortableList.tsx";
import { moved } from "./value-at.ts";

interface FieldsProps {
  fields: FormField[];
  path: Path;
  value: unknown;
}

export const FieldInputs = ({ fields, path, value }: FieldsProps) =>
  fields.map((field) => (
    <FieldInput
      key={field.key}
      field={field}
      path={[...path, field.key]}
      value={(Object(value) as Fields)[field.key]}
    />
  ));

function FieldInput({ field, path, value }: FieldProps) {
  const { fieldErrors } = useForm();
  const hasFields = field.kind === "list" || field.kind === "object";
  const errors = errorsAt(fieldErrors, path, !hasFields);
  const hint = <Hint field={field} path={path} />;
  const problems = <FieldErrors errors={errors} path={path} />;
  if (hasFields || field.kind === "choices" || field.key === "thumbnail")
    return (
      <fieldset
        className="group stack close"
        aria-describedby={describedBy(path, errors.length > 0)}
      >
        <legend id={idOf(path)} tabIndex={-1}>
          <Title field={field} />
        </legend>
        {hint}
        {problems}
        {field.kind === "object" && <ObjectInput field={field} path={path} value={value} />}
        {field.kind === "list" && <ListInput field={field} path={path} value={value} />}
        {!hasFields && <LeafInput field={field} path={path} value={value} />}
      </fieldset>
    );
  const input = <LeafInput field={field} path={path} value={value} hasErrors={errors.length > 0} />;
  const isItem = typeof path.at(-1) === "number";
  const label = (
    <label htmlFor={idOf(path)} className={isItem ? "visually-hidden" : undefined}>
      <Title field={field} />
    </label>
  );
  return (
    <div className="field">
      {field.kind === "yesNo" ? (
        <div className="tap check">
          {input}
          {label}
        </div>
      ) : (
        label
      )}
      {hint}
      {field.kind !== "yesNo" && input}
      {problems}
    </div>
  );
}

function ObjectInput({ field, path, value }: FieldProps<"object">) {
  const { change } = useForm();
  const isPresent = value !== undefined || field.isRequired;
  return (
    <>
      {isPresent && <FieldInputs fields={field.fields} path={path} value={value} />}
      {!field.isRequired && (
        <Button onClick={() => change(path, isPresent ? undefined : {})}>
          {isPresent ? "Remove" : "Add"} {field.title}
        </Button>
      )}
    </>
  );
}

/** Shows the number of mistakes in the folded fields. */
export function Fold({
  title,
  path,
  children,
}: {
  title: string;
  path: Path;
  children: ReactNode;
}) {
  const { fieldErrors } = useForm();
  const count = errorsAt(fieldErrors, path, true).length;
  return (
    <details>
      <summary>
        {title} {count > 0 && <span className="badge wrong">{plural(count, "mistake")}</span>}
      </summary>
      <div className="stack loose" id={idOf(path)}>
        {children}
      </div>
    </details>
  );
}

const longest = 3;

function ListInput({ field, path, value }: FieldProps<"list">) {
  const { change, add: addRow } = useForm();
  const [added, setAdded] = useState<Path>();
  useEffect(() => {
    if (added) focusField(added);
  }, [added]);
  const items: unknown[] = Array.isArray(value) ? [...value] : [];
  while (items.length < (field.length ?? 0)) items.push("");
  const isFixed = field.length !== undefined;
  const put = (next: unknown[]) =>
    change(path, next.length === 0 && !field.isRequired ? undefined : next);
  const names = items.map((_, at) => `${field.title} ${at + 1}`);
  const { item } = field;
  const add = () => {
    put([...items, item.kind === "object" ? {} : ""]);
    addRow([...path, items.length]);
    setAdded([...path, items.length]);
  };
  return (
    <>
      <SortableList
        className="items stack close"
        names={names}
        move={(from, to) => put(moved(items, from, to))}
        remove={isFixed ? undefined : (at) => put(items.toSpliced(at, 1))}
      >
        {(at) => {
          const here = [...path, at];
          const shape = at > 0 ? withoutHelp(item) : item;
          const title = names[at] ?? "";
          if (shape.kind === "object" && items.length > longest)
            return (
              <Fold title={startOf(shape.fields, items[at]) || title} path={here}>
                <FieldInputs fields={shape.fields} path={here} value={items[at]} />
              </Fold>
            );
          const more = { key: title, title, description: "", example: "", isRequired: true };
          return <FieldInput field={{ ...shape, ...more }} path={here} value={items[at]} />;
        }}
      </SortableList>
      {!isFixed && <Button onClick={add}>Add to {field.title}</Button>}
    </>
  );
}

const withoutHelp = (shape: Shape): Shape =>
  shape.kind === "object"
    ? { ...shape, fields: shape.fields.map((field) => ({ ...field, description: "" })) }
    : shape;

const startOf = ([first]: FormField[], item: unknown): string =>
  first ? inWords(first, Object(item)[first.key]) : "";

const isShort = (example: string) => example !== "" && example.length <= 70;

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function Hint({ field, path }: { field: FormField; path: Path }) {
  if (!field.description) return null;
  const isTyped = ["text", "number"].includes(field.kind) && field.key !== "thumbnail";
  return (
    <p className="hint" id={`${idOf(path)}-hint`}>
      {field.description}
      {field.kind === "moment" && <> Your time zone is {timeZone}.</>}
      {isTyped && isShort(field.example) && <> For example: {field.example}</>}
    </p>
  );
}

function FieldErrors({ errors, path }: { errors: FieldError[]; path: Path }) {
  if (errors.length === 0) return null;
  return (
    <div className="error" id={`${idOf(path)}-errors`}>
      {errors.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Title({ field }: { field: FormField }) {
  return (
    <>
      {field.title}
      {!field.isRequired && field.kind !== "yesNo" && <span className="hint"> (optional)</span>}
    </>
  );
}
