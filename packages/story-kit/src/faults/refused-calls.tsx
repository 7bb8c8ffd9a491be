import { type ComponentType, type JSX, type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { networkIdle, nextTask } from "../portal/network-idle";
import { AnotherPortal, type PortalStory } from "../portal/portal";
import { recordedNavigation } from "../portal/recorded-navigation";

export const sessionCall = "GET /auth/api/browser/v1/auth/session";

type Refusal = () => Response;

/** A 401 for one request, as servers and proxies send it. */
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

/** The part of a portal that shows whether requests are running. */
interface ShownPortal {
  readonly queryClient: Parameters<typeof networkIdle>[0];
}

interface Mounted {
  readonly panel: ReactNode;
  readonly story: PortalStory;
}

let show: (mounted: Mounted | undefined) => void = () => undefined;
let portal: ShownPortal | undefined;

/** Shows one panel at a time, each in its own portal. `Witness` passes that portal to `onPortal`. */
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

/** More requests than any panel sends. A request storm exceeds it at once. */
const mostRequests = 80;

/** A panel in a portal that refuses some of its requests. */
export interface MountedPanel {
  readonly place: HTMLElement;
  /** The requests sent, such as `GET /api/webapp/v1/me/`. */
  readonly made: readonly string[];
  readonly refused: Set<string>;
  readonly navigation: ReturnType<typeof recordedNavigation>;
  readonly onEvent: ReturnType<typeof fn>;
  /** Resolves when no request is running. */
  readonly settled: () => Promise<void>;
}

export interface MountOptions extends PortalStory {
  /** Whether to refuse a request in addition to the listed ones. */
  readonly refuses?: (call: string) => boolean;
  /** The response to refused requests. Defaults to a 401 in JSON. */
  readonly refusal?: Refusal;
  /** Replaces the response of the session check. */
  readonly session?: Refusal;
  /** More requests than this fail the story as a request storm. */
  readonly most?: number;
}

/** @param isQuiet false for panels that poll, which never become idle. */
export async function mountPanel(
  panel: ReactNode,
  refused: Iterable<string> = [],
  options: MountOptions = {},
  isQuiet = true,
): Promise<MountedPanel> {
  const { refuses, refusal = refusals[0], session, most = mostRequests, through: changed, ...story } = options;
  show(undefined);
  portal = undefined;
  const place = screen.getByTestId("place");
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  const made: string[] = [];
  const mounted = { place, made, refused: new Set(refused), navigation: recordedNavigation(), onEvent: fn() };
  let onStorm: (error: Error) => void = () => undefined;
  const storm = new Promise<never>((_, reject) => {
    onStorm = reject;
  });
  storm.catch(() => undefined);
  const through =
    (server: typeof fetch): typeof fetch =>
    async (input, init) => {
      const send = changed?.(server) ?? server;
      const { method, url } = new Request(input, init);
      const call = `${method} ${new URL(url).pathname}`;
      made.push(call);
      if (made.length > most) {
        onStorm(new Error(`a storm of requests: ${made.slice(-10).join(", ")}`));
        return new Promise(() => undefined);
      }
      if (call === sessionCall && session !== undefined) return session();
      return mounted.refused.has(call) || refuses?.(call) === true
        ? (refusal?.() ?? Response.error())
        : send(input, init);
    };
  show({
    panel,
    story: { timeoutMs: 30_000, ...story, navigation: mounted.navigation, onEvent: mounted.onEvent, through },
  });
  const settled = async () => {
    let before = -1;
    while (before !== made.length) {
      before = made.length;
      await Promise.race([storm, portal && networkIdle(portal.queryClient)]);
      // Let responses render and lazily loaded parts arrive.
      for (let task = 0; task < 20; task += 1) await nextTask();
    }
  };
  await waitFor(() => expect(portal).toBeDefined());
  if (isQuiet) await settled();
  return { ...mounted, settled };
}

/** The requests sent in addition to those of the healthy panel. */
export function extra(made: readonly string[], healthy: readonly string[]): readonly string[] {
  const rest = [...healthy];
  return made.filter((call) => {
    const at = rest.indexOf(call);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Checks that no notice, event or navigation says that the session ended. */
export async function goesOn({ navigation, onEvent }: MountedPanel, what: string): Promise<void> {
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

/** Presses every Retry button. */
export async function retryAll(): Promise<void> {
  for (const button of screen.queryAllByRole("button", { name: "Retry" })) await userEvent.click(button);
}
