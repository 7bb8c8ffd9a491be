import { type Endpoint, endpointId } from "./endpoint";
import type { PageQuery } from "./list";
import { type Product, productPlaceholder } from "./product";
import { type HttpResponse, isHtml } from "./send";

/** A response's evidence of the server's product. */
export type ProductEvidence =
  /** The configured one. */
  | { readonly kind: "match" }
  /** Another one, by its id. */
  | { readonly kind: "other"; readonly served: string; readonly endpoint: string }
  /** The configured product's list is missing: the server does not know the product, or does not have this list. */
  | { readonly kind: "missing"; readonly endpoint: string };

/** Our server names its product in 404 responses. Other servers do not. */
export const productHeader = "Gatehouse-Product";

/** Reads the evidence in a response. Undefined if there is none. */
export function productEvidence(
  call: Endpoint,
  product: Product,
  input: Readonly<Record<string, unknown>>,
  response: HttpResponse,
): ProductEvidence | undefined {
  const endpoint = endpointId(call);
  const stated = response.headers.get(productHeader);
  if (stated !== null) return stated === product.id ? { kind: "match" } : { kind: "other", served: stated, endpoint };
  if (response.status === 404) return isProductList(call, input) ? { kind: "missing", endpoint } : undefined;
  if (response.status < 200 || response.status >= 300 || isHtml(response)) return undefined;
  if (call.path.includes(productPlaceholder)) return { kind: "match" };
  for (const field of call.productFields ?? []) {
    const ids = fieldProducts(field, response.text);
    if (ids.length === 0) continue;
    return ids.includes(product.id) ? { kind: "match" } : { kind: "other", served: ids[0] ?? "", endpoint };
  }
  return undefined;
}

/** Whether the list exists for every product that the server knows. Single objects and later pages can be gone. */
function isProductList({ method, path }: Endpoint, { query }: Readonly<Record<string, unknown>>): boolean {
  return (
    method === "GET" &&
    path.includes(productPlaceholder) &&
    !path.replaceAll(productPlaceholder, "").includes("{") &&
    ((query as PageQuery | undefined)?.page ?? 1) <= 1
  );
}

/** The ids of products that have this field in a JSON text. Ids have hyphens where fields have underscores. */
function fieldProducts(field: string, text: string): readonly string[] {
  const [before, after] = field.split(productPlaceholder);
  const pattern = new RegExp(`"${before ?? ""}([a-z][a-z0-9_]*)${after ?? ""}"\\s*:`, "g");
  return Array.from(text.matchAll(pattern), ([, id = ""]) => id.replaceAll("_", "-"));
}
