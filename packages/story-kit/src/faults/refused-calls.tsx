import { type ComponentType, type JSX, type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { networkIdle, nextTask } from "../portal/network-idle";
import { AnotherPortal, type PortalStory } from "../portal/portal";
import { recordedNavigation } from "../portal/recorded-navigation";

export const sessionCall = "GET /auth/api/browser/v1/auth/session";

type Refusal = () => Response;

/** A 401 that is for one request alone, as servers and proxies write it. */
export const refusals: readonly Refusal[] = [
  () => Response.json({ detail: "Invalid token." }, { status: 401 }),
  () =>
    new Response("<!doctype html><title>401</title><h1>Unauthorized</h1>", {
      status: 401,
      headers: { "Content-Type": "text/html" },
    }),
  () =>
    Response.json(
      { status: 401, data: { flows: [{ id: "reauthenticate" }] }, meta: { is_authenticated: true } },
      { status: 401 },
    ),
];

/** As much of a portal as is needed to know whether it has something to do. */
interface ShownPortal {
  readonly queryClient: Parameters<typeof networkIdle>[0];
}

interface Mounted {
  readonly panel: ReactNode;
  readonly story: PortalStory;
}

let show: (mounted: Mounted | undefined) => void = () => undefined;
let portal: ShownPortal | undefined;

/** One panel at a time, each in a portal of its own. `Witness` hands out that portal. */
export function OneAtATime({
  Witness,
}: {
  readonly Witness: ComponentType<{ readonly onPortal: (portal: ShownPortal) => void }>;
}): JSX.Element {
  const [mounted, setMounted] = useState<Mounted>();
  show = setMounted;
  return (
    <div data-testid="place">
      {mounted !== undefined && (
        <AnotherPortal story={mounted.story}>
          <Witness
            onPortal={(given) => {
              portal = given;
            }}
          />
          {mounted.panel}
        </AnotherPortal>
      )}
    </div>
  );
}

/** More than any panel asks; a storm gets there in no time. */
const mostRequests = 80;

/** A panel that stands in a portal some of whose requests are refused. */
export interface Standing {
  readonly place: HTMLElement;
  /** What went to the server, such as `GET /api/webapp/v1/me/`. */
  readonly made: readonly string[];
  readonly refused: Set<string>;
  readonly navigation: ReturnType<typeof recordedNavigation>;
  readonly onEvent: ReturnType<typeof fn>;
  /** Nothing is on its way any more. */
  readonly settled: () => Promise<void>;
}

export interface StandOptions extends PortalStory {
  /** The response to the refused calls; a 401 in JSON by default. */
  readonly refusal?: Refusal;
  /** Returns the session call in the server's place. */
  readonly session?: Refusal;
  /** So many requests are a storm. */
  readonly most?: number;
}

/** @param isQuiet false for panels that poll, and are never done asking. */
export async function stand(
  panel: ReactNode,
  refused: Iterable<string> = [],
  options: StandOptions = {},
  isQuiet = true,
): Promise<Standing> {
  const { refusal = refusals[0], session, most = mostRequests, ...story } = options;
  show(undefined);
  portal = undefined;
  const place = screen.getByTestId("place");
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  const made: string[] = [];
  const standing = { place, made, refused: new Set(refused), navigation: recordedNavigation(), onEvent: fn() };
  let onStorm: (error: Error) => void = () => undefined;
  const storm = new Promise<never>((_, reject) => {
    onStorm = reject;
  });
  storm.catch(() => undefined);
  const through =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { method, url } = new Request(input, init);
      const call = `${method} ${new URL(url).pathname}`;
      made.push(call);
      if (made.length > most) {
        onStorm(new Error(`a storm of requests: ${made.slice(-10).join(", ")}`));
        return new Promise(() => undefined);
      }
      if (call === sessionCall && session !== undefined) return session();
      return standing.refused.has(call) ? (refusal?.() ?? Response.error()) : send(input, init);
    };
  show({
    panel,
    story: { timeoutMs: 30_000, ...story, navigation: standing.navigation, onEvent: standing.onEvent, through },
  });
  const settled = async () => {
    let before = -1;
    while (before !== made.length) {
      before = made.length;
      await Promise.race([storm, portal && networkIdle(portal.queryClient)]);
      // What responses lead to is drawn, and parts that are fetched when they are first shown have come.
      for (let task = 0; task < 20; task += 1) await nextTask();
    }
  };
  await waitFor(() => expect(portal).toBeDefined());
  if (isQuiet) await settled();
  return { ...standing, settled };
}

/** What was asked more than in the healthy panel. */
export function extra(made: readonly string[], healthy: readonly string[]): readonly string[] {
  const rest = [...healthy];
  return made.filter((call) => {
    const at = rest.indexOf(call);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Nothing tells of an end of the session, and the page stays where it is. */
export async function goesOn({ navigation, onEvent }: Standing, what: string): Promise<void> {
  await expect(screen.queryByRole("alertdialog"), what).toBeNull();
  await expect(screen.queryByText("Sign in to continue"), what).toBeNull();
  await expect(screen.queryByText("Your session has ended"), what).toBeNull();
  await expect(
    navigation.visits.filter((visit) => "address" in visit && visit.address.includes("/accounts/")),
    what,
  ).toEqual([]);
  await expect(
    onEvent.mock.calls.filter(([{ type }]) => type.startsWith("session.") || type === "panel.failed"),
    what,
  ).toEqual([]);
}

/** Presses every Retry there is. */
export async function retryAll(): Promise<void> {
  for (const button of screen.queryAllByRole("button", { name: "Retry" })) await userEvent.click(button);
}
