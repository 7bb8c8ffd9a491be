/**
 * The compiler that the portal is configured for. Paths contain its id, visible texts its name. Wire fields contain the
 * id with `_` for `-`.
 */
export interface Product {
  /** Lower-case identifier, as in URLs. */
  readonly id: string;
  /** User-visible name. */
  readonly name: string;
  /** The public key that downloads must be signed with, in base64. Without it, the server vouches for its own key. */
  readonly releaseKey?: string;
}

/** Whether a text can be a product's id. */
export function isProductId(id: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(id);
}

/** A placeholder in an endpoint's path or a schema's field name for a value derived from the product. */
export const productPlaceholder = "{product}";

/** `{product}-versions/` → `acme-versions/`. */
export function productPath(product: Product, path: string): string {
  return path.replaceAll(productPlaceholder, product.id);
}

/** `my_{product}_supported` → `my_acme_supported`. */
export function productField(product: Product, field: string): string {
  return field.replaceAll(productPlaceholder, product.id.replaceAll("-", "_"));
}

/** Wire → contract: gives the named fields their `{product}` names, at any depth. */
export function fromProductFields(product: Product, fields: readonly string[], value: unknown): unknown {
  return renameKeys(value, new Map(fields.map((field) => [productField(product, field), field])));
}

/** Contract → wire: the inverse of {@link fromProductFields}. */
export function toProductFields(product: Product, fields: readonly string[], value: unknown): unknown {
  return renameKeys(value, new Map(fields.map((field) => [field, productField(product, field)])));
}

function renameKeys(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (names.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, names));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [names.get(key) ?? key, renameKeys(item, names)]),
  );
}
