import type { panelCatalog, PanelName, PanelTag } from "@gatehouse/panels/panel-catalog";
import type { PortalEvent } from "@gatehouse/panels/provider";
import type { Dashed } from "./dispatch-portal-event";
import type { PanelElement } from "./panel-element";
import type { PortalElement } from "./portal-element";
import type { SettingAttribute, Settings } from "./settings";

/** The elements by name. */
export type PortalElements = Record<PanelTag, PanelElement> & { "gatehouse-portal": PortalElement };

type CatalogEntry<Tag> = Extract<(typeof panelCatalog)[PanelName], { readonly tag: Tag }>;
type NamesIn<T> = T extends object ? Extract<T[keyof T], string> : never;
type OwnAttributes<Tag> = {
  readonly [Name in NamesIn<CatalogEntry<Tag>["attributes"]>]: string;
} & { readonly [Name in NamesIn<CatalogEntry<Tag>["optionalAttributes"]>]?: string };

interface Choices {
  readonly access?: Settings["access"];
  readonly theme?: Settings["theme"];
  readonly "z-index"?: number | string;
}

type SettingAttributes = { readonly [Name in Exclude<SettingAttribute, keyof Choices>]?: string } & Choices & {
    readonly nonce?: string;
  };

/** The attributes of an element: the settings, and for a panel its own. */
export type ElementAttributes<Tag extends keyof PortalElements> = SettingAttributes &
  (Tag extends PanelTag ? OwnAttributes<Tag> : unknown);

interface HtmlAttributes {
  readonly id?: string;
  readonly class?: string;
  readonly slot?: string;
  readonly hidden?: boolean;
  readonly style?: string | object;
}

interface JsxAttributes<Element> extends HtmlAttributes {
  readonly className?: string;
  readonly key?: string | number | bigint | null;
  readonly ref?: ((element: Element | null) => void) | { current: Element | null } | null;
  readonly children?: unknown;
}

// React 19 and Preact use the event's name unchanged.
type JsxEvents = {
  readonly [E in PortalEvent as `ongatehouse-${Dashed<E["type"]>}`]?: (event: CustomEvent<E>) => void;
};

/**
 * The elements in JSX:
 * `declare module "react" { namespace JSX { interface IntrinsicElements extends JsxElements {} } }`.
 * React 18 has no listeners for these events: add them through a `ref`.
 */
export type JsxElements = {
  [Tag in keyof PortalElements]: ElementAttributes<Tag> & JsxAttributes<PortalElements[Tag]> & JsxEvents;
};

type Camel<Type extends string> = Type extends `${infer Head}-${infer Rest}`
  ? `${Capitalize<Head>}${Camel<Rest>}`
  : Capitalize<Type>;

type VueEvents = {
  readonly [E in PortalEvent as `onGatehouse${Camel<Dashed<E["type"]>>}`]?: (event: CustomEvent<E>) => void;
};

/** The elements in Vue's templates: `declare module "vue" { interface GlobalComponents extends VueElements {} }`. */
export type VueElements = {
  [Tag in keyof PortalElements]: new () => {
    readonly $props: ElementAttributes<Tag> & HtmlAttributes & VueEvents;
  };
};
