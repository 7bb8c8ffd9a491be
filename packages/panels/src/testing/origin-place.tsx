import { product } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode } from "react";
import { fn, spyOn } from "storybook/test";
import { PortalProvider, type PortalProviderProps } from "../access/portal-provider";
import { useCapabilities } from "../access/session/use-capabilities";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import type { PortalEvent } from "../portal/events";
import type { PortalApi } from "../portal/other-origin/portal-api";
import { usePortal } from "../portal/portal-context";

const navigation = linkNavigation("/app");
export const page = window.location.origin;
/** Another origin of the page's site. */
export const sameSite = `http://${window.location.hostname}:1`;
export const proxy = `have ${page} pass /api, /auth, /accounts, /app, /licenses and /download on to it and leave api.origin out.`;

/** The requests that a story watches, and their responses. */
export const watched = {
  events: [] as PortalEvent[],
  /** The API requests through the browser's `fetch`. `sentToHost` has the origins of those through the host's own. */
  sent: [] as Request[],
  sentToHost: [] as string[],
  errors: fn(),
  client: undefined as ReturnType<typeof usePortal>["client"] | undefined,
  /** The server in the tab. */
  serve: globalThis.fetch,
  /** A proxy between the page and the API that acts as another origin. */
  network: globalThis.fetch,
};

export const requestedOrigins = () => new Set(watched.sent.map(({ url }) => new URL(url).origin));
export const failed = () =>
  watched.events
    .flatMap((event) => (event.type === "panel.failed" ? [`${event.panel}: ${(event.error as Error).message}`] : []))
    .sort();
export const lines = () =>
  watched.errors.mock.calls.map(([text]) => String(text)).filter((text) => text.includes("Gatehouse"));

export interface OriginPlaceProps {
  /** The API origins, with one portal for each. */
  readonly origins?: readonly unknown[];
  readonly hasOwnFetch?: boolean;
  readonly headers?: PortalApi["headers"];
  readonly panels?: ReactNode;
}

/** A component of the host that uses one of our hooks, which sends requests. */
function HostBadge(): JSX.Element {
  watched.client = usePortal().client;
  return <p>The host's badge {useCapabilities().size}</p>;
}

export function PortalOf({
  origin,
  children,
  ...api
}: {
  readonly origin: unknown;
  readonly fetch?: typeof globalThis.fetch;
  readonly headers?: PortalApi["headers"];
  readonly children: ReactNode;
}): JSX.Element {
  const props = {
    product,
    api: { origin, ...api },
    navigation,
    access: "inline",
    appearance: { theme: "light" },
    onEvent: (event: PortalEvent) => void watched.events.push(event),
  };
  return <PortalProvider {...(props as unknown as PortalProviderProps)}>{children}</PortalProvider>;
}

/** Portals side by side, each with its own origin of the API. */
export function OriginPlace({
  origins = [],
  hasOwnFetch = false,
  headers,
  panels = <LicensesPanel />,
}: OriginPlaceProps): JSX.Element {
  const own: typeof fetch = (input, init) => {
    watched.sentToHost.push(new URL(new Request(input, init).url).origin);
    return watched.serve(new Request(`${page}${new URL(new Request(input, init).url).pathname}`, init));
  };
  return (
    <StrictMode>
      {origins.map((origin, at) => (
        <section key={String(origin)} aria-label={`Portal ${at}`}>
          <PortalOf origin={origin} {...(hasOwnFetch && { fetch: own })} {...(headers && { headers })}>
            <HostBadge />
            {panels}
          </PortalOf>
        </section>
      ))}
      <div data-testid="place" />
    </StrictMode>
  );
}

export const originStories: Omit<Meta<typeof OriginPlace>, "title"> = {
  component: OriginPlace,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  decorators: [
    (Story, { loaded }) => {
      watched.serve = (input, init) => openedPortal(loaded).fetch(new Request(input, init));
      return <Story />;
    },
  ],
  beforeEach: () => {
    for (const list of [watched.events, watched.sent, watched.sentToHost]) list.length = 0;
    watched.network = (input, init) => watched.serve(input, init);
    const real = globalThis.fetch;
    watched.errors = fn();
    const logged = spyOn(console, "error").mockImplementation((...values) => void watched.errors(...values));
    const sent = spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const request = new Request(input, init);
      if (!/^\/(?:(?:api|auth)\/|$)/.test(new URL(request.url).pathname)) return real(input, init);
      watched.sent.push(request);
      return watched.network(input, init);
    });
    return () => {
      sent.mockRestore();
      logged.mockRestore();
    };
  },
};
