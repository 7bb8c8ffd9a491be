import type { Endpoint } from "./endpoint";
import { type Product, productPath } from "./product";

/** The path of a call with its parameters filled in and its query appended, from the origin. */
export function endpointUrl(call: Endpoint, product: Product, input: Readonly<Record<string, unknown>>): string {
  const path = productPath(product, call.path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== "string" || value === "") throw new TypeError(`${call.path} needs ${name}`);
    return encodePathSegment(value);
  });
  const query = searchParams(input.query).toString();
  return query === "" ? path : `${path}?${query}`;
}

// `.` and `..` survive encodeURIComponent and would climb out of the path.
function encodePathSegment(value: string): string {
  return /^\.{1,2}$/.test(value) ? value.replaceAll(".", "%252E") : encodeURIComponent(value);
}

/** Query parameters as the wire has them: absent values are left out, lists are joined by commas. */
function searchParams(query: unknown): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    params.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  return params;
}
