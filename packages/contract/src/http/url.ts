import type { Endpoint } from "./endpoint";
import { type Product, productPath } from "./product";

/** An endpoint's path and query, relative to the origin, with its parameters filled in. */
export function endpointUrl(call: Endpoint, product: Product, input: Readonly<Record<string, unknown>>): string {
  const path = productPath(product, call.path).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== "string" || value === "") throw new TypeError(`${call.path} needs ${name}`);
    return encodePathSegment(value);
  });
  const query = searchParams(input.query).toString();
  return query === "" ? path : `${path}?${query}`;
}

// `encodeURIComponent` keeps `.` and `..`, which would climb out of the path. So would `%2E`, hence the double
// encoding.
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
