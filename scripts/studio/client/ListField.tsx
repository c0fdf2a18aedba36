import type { FormField, Path, Shape } from "../protocol.ts";
import { FieldErrors } from "./FieldLabel.tsx";
import { errorsAt, FormContext, useForm } from "./form-context.ts";
import { Group } from "./Group.tsx";
import { ItemButtons } from "./ItemButtons.tsx";
import { LeafInput } from "./LeafInput.tsx";
import { ObjectFields } from "./ObjectField.tsx";

interface Props {
  field: FormField & { kind: "list" };
  path: Path;
  value: unknown;
}

/** A list. Items can be added, moved and removed, unless its length is fixed. */
export function ListField({ field, path, value }: Props) {
  const { change, fieldErrors } = useForm();
  const own = errorsAt(fieldErrors, path, false);
  const items = itemsOf(value, field.length);
  const put = (next: unknown[]) =>
    change(path, next.length === 0 && !field.isRequired ? undefined : next);
  return (
    <Group field={field} path={path} hasErrors={own.length > 0}>
      <FieldErrors errors={own} path={path} />
      <ol className="items">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is their only key
          <li key={at}>
            <Item
              shape={field.item}
              path={[...path, at]}
              value={item}
              label={`${field.title} ${at + 1}`}
              put={(next) => put(items.with(at, next))}
            />
            {field.length === undefined && (
              <ItemButtons name={`${field.title} ${at + 1}`} at={at} items={items} put={put} />
            )}
          </li>
        ))}
      </ol>
      {field.length === undefined && (
        <button
          type="button"
          className="button quiet"
          onClick={() => put([...items, emptyOf(field.item)])}
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

const emptyOf = ({ kind }: Shape) => (kind === "object" ? {} : "");

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
        <ObjectFields fields={shape.fields} path={path} value={value} />
      </fieldset>
    );
  const own = errorsAt(form.fieldErrors, path, true);
  return (
    <div className="field">
      {/* In a list of fixed length, the item may not exist yet. */}
      <FormContext value={{ ...form, change: (_, next) => put(next ?? "") }}>
        <LeafInput
          shape={shape}
          path={path}
          value={value}
          isRequired
          hasErrors={own.length > 0}
          label={label}
        />
      </FormContext>
      <FieldErrors errors={own} path={path} />
    </div>
  );
}
