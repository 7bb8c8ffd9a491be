import { createClient, type Endpoint, type PortalClient } from "@gatehouse/contract";
import { depth } from "@gatehouse/story-kit/depth";
import { type LossyNetwork, lossyNetwork } from "@gatehouse/story-kit/faults/lossy-network";
import { type OpenedPortal, product } from "@gatehouse/story-kit/portal/demo-database";
import { openPortal, StoryPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PauseContext } from "../data/pause";
import { createStage } from "./story-stage";
import { watchPresses } from "./watch-presses";

/** A portal in which one write is sent. */
export interface LostRun {
  readonly server: OpenedPortal;
  /** Sends requests to the server without the faulty network. */
  readonly client: PortalClient;
  readonly navigation: ReturnType<typeof recordedNavigation>;
  readonly onEvent: ReturnType<typeof fn>;
  /** Goes to another page of the host, without the panel. */
  readonly leave: () => void;
}

export interface LostWrite {
  readonly call: Endpoint;
  readonly as: string;
  readonly seed?: string;
  readonly panel: () => ReactNode;
  /** The user's steps to send the write, starting from the state after the last attempt. */
  readonly send: () => Promise<void>;
  /** How the page reports success: a text, or a check that waits for it. */
  readonly reported: string | ((run: LostRun) => Promise<unknown>);
  /** The text of a failure. Undefined if failures are silent. */
  readonly failed?: string;
  /** Whether the write leads to the sign-in page from any page. */
  readonly endsSession?: boolean;
  /** How many requests the write sends. Defaults to 1. */
  readonly requests?: number;
  /** Whether the look-up replaces what the lost request created by sending it again. */
  readonly isReplaced?: boolean;
  /** Whether the server refuses the write once it is done, also to a browser that repeats a request. */
  readonly isRepeatRefused?: boolean;
  /** The server's state after the write. It must be the same, no matter which response was lost. */
  readonly state: (run: LostRun) => Promise<unknown>;
}

/** The events that an embedder gets, without those about unreadable responses. */
export const eventsOf = ({ onEvent }: LostRun): readonly unknown[] =>
  onEvent.mock.calls.flat().filter((event) => (event as { readonly type: string }).type !== "response.unreadable");

const shows = (text: string | RegExp) => waitFor(() => expect(document.body).toHaveTextContent(text));
const doubt = /We couldn't confirm whether/;

type Test = (run: LostRun, network: LossyNetwork) => Promise<void>;

/** A story of a panel with a server without idempotency keys that loses one response. It may run in several portals. */
export function lossyNetworkStory(
  { call, as, seed, panel }: Pick<LostWrite, "call" | "as" | "seed" | "panel">,
  play: (run: (test: Test) => Promise<LostRun>) => Promise<void>,
) {
  const stage = createStage();

  async function run(test: Test): Promise<LostRun> {
    const server = await openPortal({ as, seed });
    const network = lossyNetwork(call);
    const navigation = recordedNavigation();
    const onEvent = fn();
    const client = createClient({
      product,
      origin: window.location.origin,
      fetch: (input, init) => server.fetch(new Request(input, init)),
    });
    const pageOf = (content: ReactNode) => (
      <PauseContext value={network.pause}>
        <StoryPortal
          server={server}
          story={{ through: network.through, navigation, onEvent, timeoutMs: 60_000 }}
          theme="light"
        >
          {content}
        </StoryPortal>
      </PauseContext>
    );
    const leave = () => stage.change(pageOf(<p>Another page</p>));
    const here: LostRun = { server, client, navigation, onEvent, leave };
    stage.show(pageOf(panel()));
    await test(here, network);
    await expect(network.lost, "requests of this call that were lost").toBe(1);
    return here;
  }

  return {
    parameters: { root: false, axe: false },
    beforeEach: () => {
      // Set the token, because a client without one would request it before each write.
      document.cookie = "csrftoken=story";
      return () => {
        document.cookie = "csrftoken=; max-age=0";
      };
    },
    render: () => <stage.Place />,
    play: () => play(run),
  };
}

/**
 * Ways to lose a response that work the same for all writes. By default, writes alternate between the two. With
 * `--long`, each write tests both.
 */
type Way = "late" | "blind";
const ways: readonly Way[] = ["late", "blind"];

function waysFor({ area, name }: Endpoint): ReadonlySet<Way> {
  const turn = `${area}.${name}`.length % ways.length;
  return new Set(depth<readonly Way[]>(ways.slice(turn, turn + 1), ways));
}

/** The story of one write, through its real panel, on a server without idempotency keys that loses its response. */
export function lostResponses(write: LostWrite) {
  async function succeeds(here: LostRun): Promise<void> {
    if (typeof write.reported === "string") await shows(write.reported);
    else await write.reported(here);
  }

  async function reportsNoFailure(here: LostRun): Promise<void> {
    await succeeds(here);
    await expect(document.body).not.toHaveTextContent(write.failed ?? doubt);
  }

  /** The user sends the write once and sees no failure. */
  async function succeedsAtOnce(here: LostRun): Promise<void> {
    await write.send();
    await reportsNoFailure(here);
  }

  return lossyNetworkStory(write, async (runIn) => {
    const run = async (test: Test) => write.state(await runIn(test));

    async function isLate(once: unknown): Promise<void> {
      const late = await run(async (here, network) => {
        network.lose("late behind a 502");
        await succeedsAtOnce(here);
      });
      await expect(late, "done after the first look-up").toEqual(once);
    }

    async function isBlind(once: unknown): Promise<void> {
      const blind = await run(async (here, network) => {
        network.lose("page of a proxy", { readsToRefuse: Number.POSITIVE_INFINITY });
        await write.send();
        if (write.failed !== undefined) {
          await shows(write.failed);
          await shows(doubt);
        }
        await waitFor(() => expect(network.looks).toBe(2));
        await network.heal();
        if (write.failed !== undefined) await write.send();
        await succeeds(here);
      });
      if (write.failed !== undefined) await expect(blind, "nobody can tell, and it is sent again").toEqual(once);
    }

    // The request never arrives and is sent again. Its result is the reference for the other cases.
    const once = await run(async (here, network) => {
      network.lose("request");
      await write.send();
      if (write.failed !== undefined) await shows(write.failed);
      await waitFor(() => expect(network.looks).toBe(2));
      await expect(document.body).not.toHaveTextContent(doubt);
      await network.heal();
      await write.send();
      await succeeds(here);
    });

    const twice = await run(async (here, network) => {
      const pressed = watchPresses();
      network.lose("held, then lost", { readsToRefuse: 1 });
      await write.send();
      await waitFor(() => expect(network.sent).toBe(1));
      await pressed.again();
      network.breakOff();
      await reportsNoFailure(here);
      const requests = (write.requests ?? 1) + (write.isReplaced ? 1 : 0);
      await expect(network.sent, "requests of two presses").toBe(requests);
    });
    await expect(twice, "pressed twice, lost, and the first look-up fails").toEqual(once);

    const afterwards = await run(async (here, network) => {
      network.lose("after the last look");
      await write.send();
      if (write.failed !== undefined) await shows(write.failed);
      await waitFor(() => expect(network.looks).toBe(2));
      await network.heal();
      await write.send();
      await succeeds(here);
    });
    await expect(afterwards, "done after the last look-up, and sent again").toEqual(once);

    const left = await run(async (here, network) => {
      network.lose("held");
      await write.send();
      await waitFor(() => expect(network.sent).toBe(1));
      here.leave();
      const visits = here.navigation.visits.length;
      await network.heal();
      await waitFor(() => expect(network.sent).toBe(write.requests ?? 1));
      if (typeof write.reported === "string" && write.failed !== undefined) await shows(write.reported);
      await nextFrames();
      if (!write.endsSession)
        await expect(here.navigation.visits.slice(visits), "ways to another page, after the user has left").toEqual([]);
      await expect(document.body).not.toHaveTextContent(write.failed ?? doubt);
      await expect(document.body).not.toHaveTextContent(doubt);
    });
    await expect(left, "the response comes when the user has left the page").toEqual(once);

    if (write.isRepeatRefused) {
      const repeated = await run(async (here, network) => {
        network.lose("repeated");
        await succeedsAtOnce(here);
      });
      await expect(repeated, "repeated by the browser, and refused").toEqual(once);
    }

    const chosen = waysFor(write.call);
    if (chosen.has("late")) await isLate(once);
    if (chosen.has("blind")) await isBlind(once);
  });
}

/** Presses a button of a dialog. Opens the dialog first, unless the last attempt left it open. */
export async function inDialog(open: () => Promise<unknown>, button: string): Promise<void> {
  const opened = () => screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog");
  if (opened() === null) await open();
  const dialog = await waitFor(() => opened() ?? Promise.reject(new Error("No dialog is open")));
  const submit = await within(dialog).findByRole("button", { name: button });
  await waitFor(() => expect(submit).not.toHaveAttribute("aria-busy"));
  await userEvent.click(submit);
}

/** Waits until the result of a response is rendered. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
