import { createClient, type PortalClient } from "@gatehouse/contract";
import { PortalProvider } from "@gatehouse/panels/provider";
import type { PortalServer } from "@gatehouse/server";
import type { JSX, ReactNode } from "react";
import { expect } from "storybook/test";
import { depth } from "../depth";
import { product } from "../portal/demo-database";
import { networkIdle, nextTask } from "../portal/network-idle";
import { recordedNavigation } from "../portal/recorded-navigation";

/** This many tests run side by side on one page, each with its own accounts. */
export const places = depth(4, 8);

/** The fate of a write: it succeeds, is lost, loses its response, or is overtaken. */
export const faults = [
  "none",
  "none",
  "none",
  "slow",
  "lost",
  "response lost",
  "500",
  "500 after it was done",
] as const;
export type Fault = (typeof faults)[number];

/** A tab of a model-based test: the panels' own requests with a separate cache, and the data in it. */
export interface ModelTab<Held> {
  readonly email: string;
  readonly server: PortalServer;
  /** The outcomes of the next writes and the next read. */
  readonly faults: Fault[];
  isReadLost: boolean;
  /** Writes that the server took. */
  taken: number;
  /** Failure notifications that the tab has shown. */
  failuresShown: number;
  held: Held;
  portal: {
    readonly client: PortalClient;
    readonly queryClient: Parameters<typeof networkIdle>[0] & { invalidateQueries(): Promise<void> };
  };
}

/** A tab before its first render. The requests in it fill in the rest. */
export function modelTab<Tab extends ModelTab<unknown>>(email: string, server: PortalServer): Tab {
  return { email, server, faults: [], isReadLost: false, taken: 0, failuresShown: 0 } as unknown as Tab;
}

export const choiceOf = <Item,>(items: readonly Item[] | undefined, index: number): Item | undefined =>
  items?.[index % Math.max(1, items.length)];

function throughFaults(tab: ModelTab<unknown>, readsLost: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "GET") {
      if (!tab.isReadLost || !request.url.includes(readsLost)) return tab.server.fetch(request);
      tab.isReadLost = false;
      throw new TypeError("Failed to fetch");
    }
    const fault = tab.faults.shift() ?? "none";
    if (fault === "lost") throw new TypeError("Failed to fetch");
    if (fault === "500") return Response.json({ detail: "Internal server error." }, { status: 500 });
    if (fault === "slow") await nextTask();
    const response = await tab.server.fetch(request);
    if (response.ok) tab.taken += 1;
    if (fault === "response lost") throw new TypeError("Failed to fetch");
    return fault === "500 after it was done"
      ? Response.json({ detail: "Internal server error." }, { status: 500 })
      : response;
  };
}

const navigation = recordedNavigation();

export interface ModelTabsProps<Tab> {
  /** The tabs of each place. */
  readonly tabs: readonly (readonly Tab[])[];
  /** A part of the addresses whose reads may be lost. */
  readonly readsLost: string;
  /** A panel without visible content that sends the requests. */
  readonly panel: (tab: Tab, place: number) => ReactNode;
}

/** All tabs of all places on one page, each its own portal. */
export function ModelTabs<Tab extends ModelTab<unknown>>({ tabs, panel, readsLost }: ModelTabsProps<Tab>): JSX.Element {
  return (
    <>
      {tabs.flatMap((ofPlace, place) =>
        ofPlace.map((tab, index) => (
          <PortalProvider
            key={`${place} ${index}`}
            product={product}
            api={{ origin: `http://tab-${place}-${index}.test`, fetch: throughFaults(tab, readsLost) }}
            navigation={navigation}
            access="inline"
            onNotify={({ tone }) => {
              tab.failuresShown += tone === "danger" ? 1 : 0;
            }}
          >
            {panel(tab, place)}
          </PortalProvider>
        )),
      )}
    </>
  );
}

/** Sends requests to the server without fault injection. */
export function pastFaults({ server, portal: { client } }: ModelTab<unknown>): PortalClient {
  return createClient({
    product,
    origin: client.origin,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
}

const mostMoments = 500;

/** When no request is running, the tab must hold the server's state. */
export async function showsServerState<Held>(tab: ModelTab<Held>, readState: () => Promise<Held>): Promise<void> {
  await networkIdle(tab.portal.queryClient);
  const truth = await readState();
  // With sixteen tabs, data is rendered a moment later. No requests follow, so a wrong value stays wrong.
  for (let moment = 0; moment < mostMoments && JSON.stringify(tab.held) !== JSON.stringify(truth); moment += 1)
    await nextTask();
  await expect(tab.held, `${tab.email} sees what the server has`).toEqual(truth);
}

/** Refetches, as polling does or the user's return to the tab. */
export async function poll({ portal: { queryClient } }: ModelTab<unknown>): Promise<void> {
  await queryClient.invalidateQueries();
  await networkIdle(queryClient);
}

/** For `beforeEach`. Without the token, a client would request it before each write. */
export function withCsrfToken(): () => void {
  document.cookie = "csrftoken=story";
  return () => {
    document.cookie = "csrftoken=; max-age=0";
  };
}
