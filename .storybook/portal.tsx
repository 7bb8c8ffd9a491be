import { linkNavigation } from "@gatehouse/panels/navigation";
import { PortalProvider, type PortalEvent } from "@gatehouse/panels/provider";
import { createPortalServer, fixedViewer, openPglite, type PortalServer } from "@gatehouse/server";
import type { ReactNode } from "react";
import { faultyFetch, type Fault } from "./faults";
import { storyDay } from "./story-day";

/** How a panel's story stands in the portal: `parameters: { portal: { as: "member@example.com" } }`. */
export interface PortalStory {
  /** The demo account that is signed in; null is nobody. */
  readonly as?: string | null;
  readonly access?: "redirect" | "inline";
  /** What goes wrong, and with which calls. */
  readonly fault?: Fault;
  /** The story writes: it gets a database of its own. */
  readonly writes?: boolean;
  readonly onEvent?: (event: PortalEvent) => void;
}

const product = { id: "example", name: "Example" };
const navigation = linkNavigation("/app");

const snapshot = once(async () => {
  const response = await fetch("demo-snapshot.tar.gz");
  if (!response.ok) throw new Error("demo-snapshot.tar.gz is missing: Storybook is to be started with npm run storybook");
  return response.blob();
});

async function openDatabase() {
  return (await openPglite({ loadDataDir: await snapshot() })).db;
}

const sharedDatabase = once(openDatabase);

/** The whole portal in this tab: the real server on a database made from the demo's snapshot. */
export async function openPortal({ as = "customer@example.com", writes = false }: PortalStory): Promise<PortalServer> {
  const db = await (writes ? openDatabase() : sharedDatabase());
  return createPortalServer({ db, product, auth: fixedViewer(as), clock: { now: () => storyDay } });
}

/** What a panel's page gives it, with the server in the tab behind its `fetch`. */
export function StoryPortal({ server, story, theme, children }: {
  readonly server: PortalServer;
  readonly story: PortalStory;
  readonly theme: "light" | "dark" | "auto";
  readonly children: ReactNode;
}): ReactNode {
  const send: typeof fetch = (input, init) => server.fetch(new Request(input, init));
  return (
    <PortalProvider
      product={product}
      api={{ origin: window.location.origin, fetch: story.fault === undefined ? send : faultyFetch(send, story.fault), timeoutMs: 5_000 }}
      navigation={navigation}
      access={story.access ?? "inline"}
      appearance={{ theme }}
      onEvent={story.onEvent}
    >
      {children}
    </PortalProvider>
  );
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
