import type { Product } from "@gatehouse/contract";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import { readLocale } from "@gatehouse/design";
import type { Navigation } from "../navigation/navigation";
import type { Access } from "../portal/access";
import type { Appearance } from "../portal/appearance";
import type { Catalog } from "../portal/catalog";
import type { Notice, PortalEvent } from "../portal/events";
import type { PortalApi } from "../portal/other-origin/portal-api";
import { readOrigin } from "../portal/setup/api-origin";
import { findProblems, isFunction, type Problem, type SettingNames, type Values } from "../portal/setup/find-problems";

/** A provider's props in a form that is safe to use. Wrong values are replaced by defaults and listed as problems. */
export interface Setup {
  readonly product: Product;
  readonly api: PortalApi;
  /** Problems with `product` and `api`, which the client needs. */
  readonly coreProblems: readonly Problem[];
  readonly navigation: Navigation;
  readonly access: Access;
  readonly groups: GroupCapabilities;
  readonly appearance: Appearance;
  readonly locale: string;
  /** An invalid locale, as it was given. English replaces it. Undefined if the locale is valid. */
  readonly unreadLocale: unknown;
  readonly messages: Catalog;
  readonly onEvent: ((event: PortalEvent) => void) | undefined;
  readonly onNotify: ((notice: Notice) => void) | undefined;
  /** Problems with the other props. If there are any, all of these props get their defaults. */
  readonly problems: readonly Problem[];
}

const nowhere: Navigation = { href: () => "", leave: () => undefined, here: () => "" };
const nothing = {};
const none: readonly Problem[] = [];

/**
 * Checks the props of a provider, which can be anything in plain JavaScript. It never throws, because server rendering
 * has no error boundaries.
 */
export function checkSetup(props: Values, names: SettingNames): Setup {
  const found = findProblems(props, names);
  const isCore = ({ about }: Problem) => /^(?:product|api)/.test(about);
  const coreProblems = found.length === 0 ? none : found.filter(isCore);
  const problems = found.length === 0 ? none : found.filter((problem) => !isCore(problem));
  const { product, api } = (coreProblems.length === 0 ? props : nothing) as Partial<Setup>;
  const { navigation, access, groups, appearance, messages, onNotify } = (
    problems.length === 0 ? props : nothing
  ) as Partial<Setup>;
  const { locale, onEvent } = props;
  const lang = readLocale(locale);
  const isRead =
    lang !== "en" || locale === undefined || locale === null || (typeof locale === "string" && /^\s*en/i.test(locale));
  const origin = api?.origin ?? "";
  return {
    product: product ?? { id: "", name: "" },
    api: {
      ...withoutNulls(api ?? nothing),
      origin: (api?.fetch ? origin.replace(/\/$/, "") : readOrigin(origin)) ?? "",
    },
    coreProblems,
    navigation: navigation ?? nowhere,
    access: access ?? "redirect",
    groups: groups ?? nothing,
    appearance: withoutNulls(appearance ?? nothing),
    locale: lang,
    unreadLocale: isRead ? undefined : locale,
    messages: messages ?? nothing,
    onEvent: isFunction(onEvent) ? (onEvent as Setup["onEvent"]) : undefined,
    onNotify: onNotify ?? undefined,
    problems,
  };
}

/** Removes null properties. Returns the same object if there are none. */
export function withoutNulls<T extends object>(given: T): T {
  const entries = Object.entries(given);
  return entries.some(([, value]) => value === null)
    ? (Object.fromEntries(entries.filter(([, value]) => value !== null)) as T)
    : given;
}
