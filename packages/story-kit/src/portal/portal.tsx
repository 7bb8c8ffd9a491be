import type { Product } from "@gatehouse/contract";
import { linkNavigation, type Navigation } from "@gatehouse/panels/navigation";
import { type PortalEvent, PortalProvider } from "@gatehouse/panels/provider";
import type { PortalServer } from "@gatehouse/server";
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from "react";
import { type Fault, faultyFetch } from "../faults/faults";
import { groups, openDemo, type OpenedPortal, product, type Replay } from "./demo-database";

/** The portal of a panel's story: `parameters: { portal: { as: "member@example.com" } }`. */
export interface PortalStory {
  /** The demo account that is signed in. Null means signed out. */
  readonly as?: string | null;
  readonly access?: "redirect" | "inline";
  /** The fault, and the endpoints it applies to. */
  readonly fault?: Fault;
  /** A proxy between panels and server. */
  readonly through?: (send: typeof fetch) => typeof fetch;
  /** Time limit of a request, in milliseconds. The default is long enough for a busy machine. */
  readonly timeoutMs?: number;
  /** English by default. */
  readonly locale?: string;
  /** `chosen` leaves the theme to the user, `host` to the page's `<html>`. Defaults to the toolbar's theme. */
  readonly theme?: "chosen" | "auto" | "dark" | "host";
  /** Plain links below `/app` by default. */
  readonly navigation?: Navigation;
  /** SQL that runs before the story. */
  readonly seed?: string;
  /** Runs the builds of the queue. Otherwise they stay queued. */
  readonly replay?: Replay;
  /** The number of people who must approve a release. Defaults to 1. */
  readonly approvalsNeeded?: number;
  readonly onEvent?: (event: PortalEvent) => void;
  /** The product that the page is set up for. Defaults to the server's product. */
  readonly product?: Product;
}

const navigation = linkNavigation("/app");

/** Starts a story's portal on the original demo data. */
export async function openPortal({
  as = "customer@example.com",
  seed = "",
  replay,
  approvalsNeeded,
}: PortalStory): Promise<OpenedPortal> {
  const demo = await openDemo();
  if (seed !== "") await demo.run(seed);
  return demo.serve(as, { replay, approvalsNeeded });
}

/** The portal of a running story, from its `loaded`. */
export const openedPortal = (loaded: Readonly<Record<string, unknown>>) => loaded["server"] as OpenedPortal;

/** The page around a panel, with the server in the tab behind its `fetch`. */
export function StoryPortal({
  server,
  story,
  theme,
  children,
}: {
  readonly server: PortalServer;
  readonly story: PortalStory;
  readonly theme: "light" | "dark" | "auto";
  readonly children: ReactNode;
}): ReactNode {
  const { fault, through = (send) => send } = story;
  const toServer: typeof fetch = (input, init) => server.fetch(new Request(input, init));
  const send = through(fault === undefined ? toServer : faultyFetch(toServer, fault));
  return (
    <StoryServer.Provider value={server}>
      <PortalProvider
        product={story.product ?? product}
        api={{ origin: window.location.origin, fetch: send, timeoutMs: story.timeoutMs ?? 20_000 }}
        navigation={story.navigation ?? navigation}
        access={story.access ?? "inline"}
        groups={groups}
        appearance={story.theme === "chosen" ? {} : { theme: story.theme ?? theme }}
        locale={story.locale}
        onEvent={story.onEvent}
      >
        {children}
      </PortalProvider>
    </StoryServer.Provider>
  );
}

/** For a single component of an area. It gets texts, formats and links, but no server. */
export const inProvider = (Story: ComponentType): ReactElement => (
  <PortalProvider
    product={product}
    api={{ origin: window.location.origin, fetch: () => Promise.reject(new TypeError("This story has no server.")) }}
    navigation={navigation}
  >
    <Story />
  </PortalProvider>
);

const StoryServer = createContext<PortalServer | null>(null);

/** A second portal on the story's server, next to the story's own. */
export function AnotherPortal({
  story = {},
  children,
}: {
  readonly story?: PortalStory;
  readonly children: ReactNode;
}): ReactNode {
  const server = useContext(StoryServer);
  if (server === null) throw new Error("AnotherPortal: the story has no `parameters: { portal: … }`");
  return (
    <StoryPortal server={server} story={story} theme="light">
      {children}
    </StoryPortal>
  );
}
