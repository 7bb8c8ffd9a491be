import type { Endpoint } from "@gatehouse/contract";
import { type SchemaDriftCase, schemaDriftCases, validResponse } from "@gatehouse/contract/testing";
import { type JSX, type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { depth } from "../depth";
import { AnotherPortal } from "../portal/portal";
import { recordedNavigation } from "../portal/recorded-navigation";
import { rewrittenResponses } from "./rewritten-responses";

const navigation = recordedNavigation();
const onEvent = fn();
const rewritten = rewrittenResponses();
let show: (shown: Shown) => void = () => undefined;
let shownSoFar = 0;

interface Shown {
  readonly at: number;
  readonly panel: ReactNode;
}

/** One panel in its own portal, remounted for each response. */
export function OneAtATime(): JSX.Element {
  const [{ at, panel }, setShown] = useState<Shown>({ at: 0, panel: null });
  show = setShown;
  return (
    <div data-testid={`case ${at}`}>
      <AnotherPortal key={at} story={{ navigation, onEvent, through: rewritten.through, timeoutMs: 30_000 }}>
        {panel}
      </AnotherPortal>
    </div>
  );
}

/** The options of {@link provesSchemaDrift}. */
export interface SchemaDriftOptions {
  readonly call: Endpoint;
  readonly panel: ReactNode;
  /** Throws until the panel shows the response. */
  readonly isRead: (place: HTMLElement) => unknown;
  /** The panel's text for an unreadable response. Undefined if it needs none. */
  readonly failure: string | undefined;
  /** The panel is a dialog, which is elsewhere on the page. */
  readonly isDialog?: boolean;
}

/**
 * One case of each group that looks the same to a panel: the same value, or the same error. Tests without panels check
 * that the client handles every case.
 */
function distinct(cases: readonly SchemaDriftCase[]): readonly SchemaDriftCase[] {
  const seen = (one: SchemaDriftCase) => (one.outcome === "contract" ? "unreadable" : JSON.stringify(one.value));
  return [...new Map(cases.map((one) => [seen(one), one])).values()];
}

/**
 * Sends a panel responses that differ from the contract: fields that are unknown, missing, null or of another type. It
 * must show the data or an error, without crashing or being blank.
 */
export async function provesSchemaDrift({
  call,
  panel,
  isRead,
  failure,
  isDialog = false,
}: SchemaDriftOptions): Promise<void> {
  const valid: SchemaDriftCase = {
    title: "valid",
    drift: "extra field",
    response: validResponse(call),
    outcome: "read",
    value: validResponse(call),
  };
  const all = [valid, ...schemaDriftCases(call)];
  const cases = depth(distinct(all), all);
  const endpoint = `${call.area}.${call.name}`;
  rewritten.responses.clear();
  await expect(all.length, endpoint).toBeGreaterThan(3);
  for (const { title, response, outcome } of cases) {
    const what = `${endpoint}, ${title}`;
    rewritten.responses.set(call, response);
    onEvent.mockClear();
    shownSoFar += 1;
    show({ at: shownSoFar, panel });
    const mounted = await screen.findByTestId(`case ${shownSoFar}`);
    const place = isDialog ? document.body : mounted;
    const unreadable = {
      type: "response.unreadable",
      endpoint,
      error: expect.objectContaining({ kind: "contract" }),
    };
    await waitFor(
      async () => {
        if (outcome === "read") await isRead(place);
        else {
          await expect(onEvent.mock.calls, what).toContainEqual([unreadable]);
          if (failure !== undefined) await expect(within(place).getByText(failure), what).toBeVisible();
        }
      },
      { onTimeout: (error) => Object.assign(error, { message: `${what}: ${error.message}` }) },
    );
    // An icon-only button has no text, but a name.
    await expect(place.textContent || place.querySelector("[aria-label]"), what).toBeTruthy();
    await expect(onEvent.mock.calls, what).not.toContainEqual([expect.objectContaining({ type: "panel.failed" })]);
    if (outcome === "read") await expect(onEvent.mock.calls, what).not.toContainEqual([unreadable]);
  }
}
