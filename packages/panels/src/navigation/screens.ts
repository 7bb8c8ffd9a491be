import { pathSegment } from "./path-segment";

/**
 * The portal's screens and their paths below the host's base path. All links and the host's routes are built from this
 * table.
 */
export const screens = {
  dashboard: "/",
  licenses: "/licenses",
  license: "/licenses/{licenseGuid}",
  shoppingCart: "/shopping-cart",
  orders: "/orders",
  order: "/orders/{orderGuid}",
  downloads: "/downloads",
  support: "/support",
  ticket: "/support/{ticketId}",
  team: "/teams/{teamGuid}",
  profile: "/profile",
  sessions: "/sessions",
  confirmProfile: "/confirm-profile",
  projects: "/projects",
  project: "/projects/{projectGuid}",
  projectSettings: "/projects/{projectGuid}/settings",
  forks: "/projects/{projectGuid}/forks",
  tags: "/projects/{projectGuid}/tags",
  tag: "/projects/{projectGuid}/tags/{tagGuid}",
  compare: "/projects/{projectGuid}/compare/{before}/{after}",
  commit: "/projects/{projectGuid}/commits/{commitSha}",
  build: "/projects/{projectGuid}/commits/{commitSha}/builds/{buildNumber}",
  simulation: "/projects/{projectGuid}/commits/{commitSha}/simulations/{buildNumber}",
  releases: "/management/{product}-versions",
  release: "/management/{product}-versions/{versionTag}",
} as const;

export type Screen = keyof typeof screens;

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & PathParams<Rest>
  : unknown;

/** The parameters a screen's path needs. */
export type ScreenParams<S extends Screen> = PathParams<(typeof screens)[S]>;

/** A screen and its parameters. Screens without parameters omit them. */
export type ScreenArguments<S extends Screen> =
  Record<never, never> extends ScreenParams<S>
    ? [screen: S, params?: ScreenParams<S>]
    : [screen: S, params: ScreenParams<S>];

/** A place in the portal that a link can point to. */
export interface ScreenTarget {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  /** The path below the base path, with parameters filled in. */
  readonly path: string;
}

/** Creates the target for a screen and its parameters. */
export function screenTarget<S extends Screen>(...args: ScreenArguments<S>): ScreenTarget {
  const screen: Screen = args[0];
  const params: Readonly<Record<string, string>> = args[1] ?? {};
  return { screen, params, path: fillAddress(screens[screen], params) };
}

/** Fills in the parameters in braces. */
export function fillAddress(address: string, params: Readonly<Record<string, string>>): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => pathSegment(params[name] ?? ""));
}

/** Finds a screen by name. Returns undefined if the portal has no such screen. Paths may use the product's id. */
export function findScreen(name: string, productId: string): ScreenTarget | undefined {
  if (!Object.hasOwn(screens, name)) return undefined;
  const screen = name as Screen;
  return screenTarget(...([screen, { product: productId }] as ScreenArguments<Screen>));
}
