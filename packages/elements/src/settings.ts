import type { PortalProviderProps } from "@gatehouse/panels/provider";

/** The settings of a panel. Each is an attribute of its element or of a `<gatehouse-portal>` around it. */
export interface Settings {
  readonly productId: string;
  readonly productName: string;
  /** Path of the hosted portal, for links. */
  readonly base: string;
  /** The embedder's own pages for the portal's screens: `team=/account/team?guid={teamGuid} orders=/account/orders`. */
  readonly pages: string;
  /** Empty for the page's own origin. */
  readonly apiOrigin: string;
  readonly access: "inline" | "redirect";
  /** The capabilities of staff groups. Undefined for a page without staff. */
  readonly groups: PortalProviderProps["groups"];
  /** `host` follows the page's `<html>`, `auto` the operating system. */
  readonly theme: "auto" | "light" | "dark" | "host";
  readonly locale: string;
  /** Added to all of our layers. Undefined for the browser's top layer. */
  readonly zIndex: number | undefined;
  /** The page's CSP nonce for style elements. */
  readonly nonce: string | undefined;
}

export const settingAttributes = [
  "product-id",
  "product-name",
  "base",
  "pages",
  "api-origin",
  "access",
  "groups",
  "theme",
  "locale",
  "z-index",
] as const;

/** The nonce is read from its property, but frameworks set the attribute. */
export const observedSettings = [...settingAttributes, "nonce"] as const;

export type SettingAttribute = (typeof settingAttributes)[number];

export const portalTag = "gatehouse-portal";

/** The element, then the portals around it from the inside out, also across shadow roots. */
function sources(element: Element): readonly Element[] {
  const found = [element];
  for (let at: Node | null = element; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof HTMLElement && at.localName === portalTag) found.push(at);
  return found;
}

/** Settings before they are checked: `access`, `groups`, `theme` and `z-index` can be any string. */
export interface GivenSettings extends Omit<Settings, "access" | "groups" | "theme" | "zIndex"> {
  readonly access: string;
  readonly groups: string | undefined;
  readonly theme: string;
  readonly zIndex: string | undefined;
}

/** The settings for a panel. Undefined without a product id. */
export function readSettings(element: HTMLElement, scriptNonce: string | undefined): GivenSettings | undefined {
  const around = sources(element);
  const read = (name: SettingAttribute) =>
    around.find((source) => source.hasAttribute(name))?.getAttribute(name) ?? undefined;
  const productId = read("product-id");
  if (!productId) return undefined;
  return {
    productId,
    productName: read("product-name") ?? productId,
    base: (read("base") ?? "/app").trim().replace(/\/$/, ""),
    pages: read("pages") ?? "",
    apiOrigin: read("api-origin") ?? "",
    access: read("access") || "inline",
    groups: read("groups") || undefined,
    theme: read("theme") || "auto",
    locale: read("locale") || "en",
    zIndex: read("z-index") || undefined,
    // Browsers hide the attribute of a connected element. The property stays readable.
    nonce: around.map((source) => (source instanceof HTMLElement ? source.nonce : "")).find(Boolean) ?? scriptNonce,
  };
}
