import { type Schema, type Shape, shapeOf } from "@gatehouse/contract";
import { Refusal } from "../texts/refusal";

export async function readFormData(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new Refusal("invalid", { status: 400, detail: (t) => t.usual.multipartError });
  }
}

/**
 * Converts a form's texts and files to the schema's types, as Django REST Framework does. Unknown fields are dropped.
 */
export function formInput(form: FormData, body: Schema): Readonly<Record<string, unknown>> {
  const shape = shapeOf(body);
  const fields = shape.kind === "record" ? Object.entries(shape.fields) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const values = form.getAll(name).filter((value) => !isNoFile(value));
      if (field.kind === "list")
        return values.length === 0 ? [] : [[name, values.map((value) => valueOf(value, field.item))]];
      const value = values.at(-1);
      return value === undefined ? [] : [[name, valueOf(value, field)]];
    }),
  );
}

// Browsers send this for a file input without a chosen file.
function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string" && value.name === "" && value.size === 0;
}

const yes = new Set(["true", "t", "yes", "y", "on", "1"]);
const no = new Set(["false", "f", "no", "n", "off", "0"]);

function valueOf(value: FormDataEntryValue, { kind, isNullable }: Shape): unknown {
  if (typeof value !== "string") return value;
  if (kind === "boolean" && yes.has(value.toLowerCase())) return true;
  if (kind === "boolean" && no.has(value.toLowerCase())) return false;
  if (value === "" && isNullable) return null;
  if (kind === "number" && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
  return value;
}
