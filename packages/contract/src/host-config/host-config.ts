import "../http/jitless";
import * as z from "zod/mini";
import type { GroupCapabilities } from "../areas/viewer/capabilities";
import { isProductId, type Product } from "../http/product";

/** A link in the host's footer or in its bar of sites. */
export interface HostLink {
  readonly label: string;
  readonly href: string;
}

/** The configuration that a host reads at start. It holds everything that differs between products or deployments. */
export interface HostConfig {
  /** If the file has no name, the name is the id. */
  readonly product: Product;
  /** The capabilities of each group, by the SHA-256 of the group's name. */
  readonly groups: GroupCapabilities;
  /** The portal's name in the browser tab. Defaults to the product's name and "Portal". */
  readonly title?: string;
  /** The provider's `locale`, as the file spells it. Left out, the host follows the browser's languages. */
  readonly locale?: string;
  readonly footer?: { readonly copyright?: string; readonly links?: readonly HostLink[]; readonly version?: string };
  /** The company's other sites, in a bar above the portal. */
  readonly siteLinks?: readonly HostLink[];
  /** The vendor's pages that explain the portal's terms. A page that is left out is not linked to. */
  readonly help?: { readonly builds?: string; readonly rma?: string };
  /** The API's origin. It must be the page's own origin, such as https://portal.example.com. Empty means the same. */
  readonly api: { readonly origin: string };
}

/** The requirement of each field, in English, to follow "… must be". */
export const expectations = {
  config: "a JSON object",
  object: "an object",
  list: "a list",
  text: "a non-empty text",
  product: "an object with an id and a name",
  groups: "an object that maps the SHA-256 of each group's name to a list of capabilities",
  productId: "lowercase letters, digits and hyphens, starting with a letter",
  locale: "a language tag, such as en or it",
  origin: "the page's own origin, such as https://portal.example.com",
  address: "a web address, a path or a mailto: address",
} as const;

/** The problems of a config: it is not JSON, or a field does not meet its requirement. */
export type ConfigProblem =
  | { readonly kind: "malformed" }
  | { readonly kind: "field"; readonly field: string; readonly expected: keyof typeof expectations };

const say = (expected: keyof typeof expectations) => ({ error: expected });
const text = z.string(say("text")).check(z.refine((value) => value.trim() !== "", say("text")));
const address = z.string(say("address")).check(z.refine(isAddress, say("address")));
const links = z.optional(z.array(z.object({ label: text, href: address }, say("object")), say("list")));
const schema = z.object(
  {
    product: z.object(
      {
        id: z.string(say("productId")).check(z.refine(isProductId, say("productId"))),
        name: z.optional(text),
        releaseKey: z.optional(text),
      },
      say("product"),
    ),
    groups: z.optional(z.custom<GroupCapabilities>(isGroups, say("groups"))),
    title: z.optional(text),
    // Any string is valid here. The provider reads the locale and reports an invalid one.
    locale: z.optional(z.string(say("locale"))),
    footer: z.optional(z.object({ copyright: z.optional(text), links, version: z.optional(text) }, say("object"))),
    siteLinks: links,
    help: z.optional(z.object({ builds: z.optional(address), rma: z.optional(address) }, say("object"))),
    api: z.optional(
      z.object({ origin: z.optional(z.string(say("origin")).check(z.refine(isOrigin, say("origin")))) }, say("object")),
    ),
  },
  say("config"),
);

/** Reads the config from a JSON text, or returns its first problem. Ignores unknown keys. Null counts as left out. */
export function readHostConfig(
  json: string,
):
  | { readonly config: HostConfig; readonly problem?: undefined }
  | { readonly config?: undefined; readonly problem: ConfigProblem } {
  let value: unknown;
  try {
    value = JSON.parse(json, (_key, item: unknown) => item ?? undefined);
  } catch {
    return { problem: { kind: "malformed" } };
  }
  const { data, error } = z.safeParse(schema, value);
  if (data === undefined) {
    const [{ path, message } = { path: [], message: "config" }] = error.issues;
    return { problem: { kind: "field", field: fieldName(path), expected: message as keyof typeof expectations } };
  }
  const { product, groups = {}, api, ...rest } = data;
  const config = {
    ...rest,
    groups,
    product: { ...product, name: product.name ?? product.id },
    api: { origin: api?.origin?.replace(/\/$/, "") ?? "" },
  };
  return { config };
}

/** The problem in English, to follow the name of the file: `product.id must be …`. */
export function describeProblem(problem: ConfigProblem): string {
  if (problem.kind === "malformed") return "is not valid JSON";
  const must = `must be ${expectations[problem.expected]}`;
  return problem.field === "" ? must : `${problem.field} ${must}`;
}

/** `["siteLinks", 0, "href"]` → `siteLinks[0].href` */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");
}

function isGroups(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const isList = (given: unknown) => Array.isArray(given) && given.every((name) => typeof name === "string");
  return Object.entries(value).every(([hash, given]) => /^[0-9a-f]{64}$/.test(hash) && isList(given));
}

function isAddress(href: string): boolean {
  return ["http:", "https:", "mailto:"].includes(parseUrl(href, "https://portal.invalid")?.protocol ?? "");
}

function isOrigin(origin: string): boolean {
  return origin === "" || (/^https?:/.test(origin) && parseUrl(origin)?.origin === origin.replace(/\/$/, ""));
}

function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
