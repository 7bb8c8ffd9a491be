import type { Endpoint } from "@gatehouse/contract";
import { type SchemaDriftCase, schemaDriftCases, validAnswer } from "@gatehouse/contract/testing";
import { type JSX, type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { depth } from "../depth";
import { AnotherPortal } from "../portal/portal";
import { recordedNavigation } from "../portal/recorded-navigation";
import { rewrittenAnswers } from "./rewritten-answers";

const navigation = recordedNavigation();
const onEvent = fn();
const rewritten = rewrittenAnswers();
let show: (at: number) => void = () => undefined;

/** One panel in a portal of its own, mounted anew for each answer. */
export function OneAtATime({ panel }: { readonly panel: ReactNode }): JSX.Element {
  const [at, setAt] = useState(0);
  show = setAt;
  return (
    <div data-testid={`case ${at}`}>
      <AnotherPortal key={at} story={{ navigation, onEvent, through: rewritten.through, timeoutMs: 30_000 }}>
        {panel}
      </AnotherPortal>
    </div>
  );
}

/** What a panel shows of a case: that it was read, or that it could not be. It never crashes and is never blank. */
export interface SchemaDriftOptions {
  readonly call: Endpoint;
  readonly panel: ReactNode;
  /** Throws until the panel shows the answer. */
  readonly isRead: (place: HTMLElement) => void;
  /** What the panel says of an answer that cannot be read; undefined where it goes without. */
  readonly failure: string | undefined;
  /** The panel is a dialog, which stands elsewhere on the page. */
  readonly isDialog?: boolean;
}

export interface SchemaDriftStory {
  readonly args: { readonly panel: ReactNode };
  readonly beforeEach: () => void;
  readonly play: () => Promise<void>;
}

/**
 * One of each group of cases that the client hands to a panel alike: the same value, or the same error. That the client does so
 * with every case is tested without panels.
 */
function distinct(cases: readonly SchemaDriftCase[]): readonly SchemaDriftCase[] {
  const seen = (one: SchemaDriftCase) => (one.outcome === "contract" ? "unreadable" : JSON.stringify(one.value));
  return [...new Map(cases.map((one) => [seen(one), one])).values()];
}

/** The story of a panel whose call answers all that the contract does not say: fields unknown, missing, null or of another type. */
export function schemaDrift({ call, panel, isRead, failure, isDialog = false }: SchemaDriftOptions): SchemaDriftStory {
  const valid: SchemaDriftCase = {
    title: "valid",
    drift: "extra field",
    answer: validAnswer(call),
    outcome: "read",
    value: validAnswer(call),
  };
  const all = [valid, ...schemaDriftCases(call)];
  const cases = depth(distinct(all), all);
  const proveCase = async (at: number, { title, answer, outcome }: SchemaDriftCase) => {
    rewritten.answers.set(call, answer);
    onEvent.mockClear();
    show(at + 1);
    const mounted = await screen.findByTestId(`case ${at + 1}`);
    const place = isDialog ? document.body : mounted;
    const unreadable = {
      type: "answer.unreadable",
      endpoint: `${call.area}.${call.name}`,
      error: expect.objectContaining({ kind: "contract" }),
    };
    await waitFor(
      () => {
        if (outcome === "read") isRead(place);
        else {
          expect(onEvent.mock.calls, title).toContainEqual([unreadable]);
          if (failure !== undefined) expect(within(place).getByText(failure), title).toBeVisible();
        }
      },
      { onTimeout: (error) => Object.assign(error, { message: `${title}: ${error.message}` }) },
    );
    // A button that is an icon alone says by its name what it is.
    await expect(place.textContent || place.querySelector("[aria-label]"), title).toBeTruthy();
    await expect(onEvent.mock.calls, title).not.toContainEqual([expect.objectContaining({ type: "panel.failed" })]);
    if (outcome === "read") await expect(onEvent.mock.calls, title).not.toContainEqual([unreadable]);
  };
  return {
    args: { panel },
    beforeEach: () => {
      onEvent.mockClear();
      rewritten.answers.clear();
    },
    play: async () => {
      await expect(all.length).toBeGreaterThan(3);
      for (const [at, one] of cases.entries()) await proveCase(at, one);
    },
  };
}
