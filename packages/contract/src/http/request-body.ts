import type { Endpoint } from "./endpoint";
import { type Product, toProductFields } from "./product";

/** The body in its wire form, with its content type. A `FormData` is sent unchanged. */
export function requestBody(
  call: Endpoint,
  product: Product,
  body: unknown,
): { readonly body?: BodyInit; readonly contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const wire = toProductFields(product, call.productFields ?? [], body);
  if (call.isMultipart) return { body: toFormData(wire) };
  return { body: JSON.stringify(wire), contentType: "application/json" };
}

/** Absent fields are left out, null is sent as the empty text, lists repeat their field. */
function toFormData(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined) form.append(name, item === null ? "" : String(item));
    }
  }
  return form;
}
