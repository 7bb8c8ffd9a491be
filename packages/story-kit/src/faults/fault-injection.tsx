import type { JSX, ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnotherPortal } from "../portal/portal";
import { type RecordedNavigation, recordedNavigation } from "../portal/recorded-navigation";
import { type FaultKind, panelFaults } from "./faults";

/** The text below a failed panel's title, by fault. Empty if the server sent no text for users. */
const reasons: Readonly<Record<Exclude<FaultKind, "latency" | "401">, string>> = {
  hang: "The server took too long to respond. Try again.",
  dropped: "We couldn't reach the server. Check your connection.",
  "400 detail": "This cannot be done now.",
  "400 fields": "",
  "400 list": "This cannot be done now.",
  "400 non-field": "This cannot be done now.",
  "403 json": "You don't have permission to do this.",
  "403 csrf": "You don't have permission to do this.",
  "403 html": "You don't have permission to do this.",
  "404 html": "It doesn't exist or is no longer available.",
  "413 html": "",
  "429": "Too many requests. Wait a moment, then try again.",
  "429 retry-after": "Too many requests. Wait a moment, then try again.",
  "500 json": "Something went wrong on our side. Try again in a moment.",
  "500 html": "Something went wrong on our side. Try again in a moment.",
  malformed: "We received an unexpected response. Reload the page.",
  empty: "We received an unexpected response. Reload the page.",
};

const healthy = "healthy";

// Without a session, the session check must get a 401 as well.
const callsOf = (kind: FaultKind, calls: string | undefined) => (kind === "401" ? "/api/" : calls);

export interface FaultInjectionOptions {
  readonly panel: () => ReactNode;
  /** A part of the URLs that fail. Defaults to the portal's API. */
  readonly calls?: string;
  /** Defaults to the faults of a panel. */
  readonly kinds?: readonly FaultKind[];
  /** Throws until the panel shows its content. */
  readonly hasContent: (panel: HTMLElement) => unknown;
  /** Throws until the panel says what failed, and why. */
  readonly hasFailed: (panel: HTMLElement, reason: string) => unknown;
  /** Opens the part that shows the failure, if the panel itself can't show it. */
  readonly open?: (panel: HTMLElement) => Promise<void>;
  /** Presses Retry. */
  readonly retry: (panel: HTMLElement) => Promise<void>;
}

export interface FaultInjection {
  /** A story that tests all faults. */
  readonly story: {
    readonly parameters: { readonly axe: false };
    readonly beforeEach: () => void;
    readonly render: () => JSX.Element;
    readonly play: (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
  };
  /** The addresses that the panel navigated to. */
  readonly navigationOf: (kind: FaultKind) => RecordedNavigation;
}

/**
 * Shows a panel once per fault, each in its own portal, next to a healthy one. Tests that none is ever blank and that
 * each recovers.
 */
export function faultInjection({
  panel,
  calls,
  kinds = panelFaults,
  hasContent,
  hasFailed,
  open,
  retry,
}: FaultInjectionOptions): FaultInjection {
  const over = new Set<FaultKind>();
  const navigations = new Map(kinds.map((kind) => [kind, recordedNavigation()]));
  const wellNavigation = recordedNavigation();
  const navigationOf = (kind: FaultKind) => navigations.get(kind) ?? wellNavigation;
  const comeBack = () => window.dispatchEvent(new Event("focus"));

  async function proveOne(canvasElement: HTMLElement, kind: FaultKind): Promise<void> {
    const place = within(canvasElement).getByTestId(kind);
    if (kind === "latency") {
      await waitFor(() => hasContent(place));
      await expect(within(place).queryByRole("alert")).toBeNull();
    } else if (kind === "401") {
      await expect(await within(place).findByText("Sign in to continue")).toBeVisible();
      await expect(within(place).getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        expect.stringContaining("/accounts/login/?next=%2Fapp%2F"),
      );
    } else {
      await waitFor(() => hasFailed(place, reasons[kind]));
    }
  }

  async function proveRecovery(canvasElement: HTMLElement, kind: FaultKind): Promise<void> {
    const place = within(canvasElement).getByTestId(kind);
    const isFailed = kind !== "401" && kind !== "latency";
    if (isFailed) await open?.(place);
    over.add(kind);
    if (kind === "401") comeBack();
    if (isFailed) await retry(place);
    await waitFor(() => hasContent(place));
    await expect(within(place).queryByRole("alert")).toBeNull();
  }

  async function prove(canvasElement: HTMLElement): Promise<void> {
    const well = within(canvasElement).getByTestId(healthy);
    await waitFor(() => hasContent(well));
    for (const kind of kinds) {
      const place = within(canvasElement).getByTestId(kind);
      await expect(
        place.textContent !== "" || within(place).queryAllByRole("status").length > 0,
        `${kind} is blank`,
      ).toBe(true);
      await proveOne(canvasElement, kind);
    }
    await hasContent(well);
    for (const kind of kinds) await proveRecovery(canvasElement, kind);
    await hasContent(well);
    await expect(within(well).queryByRole("alert")).toBeNull();
  }

  const render = () => (
    <>
      {kinds.map((kind) => (
        <div key={kind} data-testid={kind}>
          <AnotherPortal
            story={{
              fault: { kind, calls: callsOf(kind, calls), isOver: () => over.has(kind) },
              timeoutMs: kind === "hang" ? 10_000 : 30_000,
              navigation: navigationOf(kind),
            }}
          >
            {panel()}
          </AnotherPortal>
        </div>
      ))}
      <div data-testid={healthy}>
        <AnotherPortal story={{ timeoutMs: 30_000, navigation: wellNavigation }}>{panel()}</AnotherPortal>
      </div>
    </>
  );

  return {
    navigationOf,
    story: {
      parameters: { axe: false },
      beforeEach: () => over.clear(),
      render,
      play: ({ canvasElement }) => prove(canvasElement),
    },
  };
}

/** The usual failure: an alert with a title, the reason and a Retry button for each failed request. */
export function failsWith(...titles: readonly string[]): Pick<FaultInjectionOptions, "hasFailed" | "retry"> {
  return {
    hasFailed: async (panel, reason) => {
      const alerts = within(panel).getAllByRole("alert");
      await expect(alerts.map((alert) => alert.textContent)).toEqual(
        titles.map((title) => expect.stringContaining(title)),
      );
      if (reason !== "") for (const alert of alerts) await expect(alert).toHaveTextContent(reason);
    },
    retry: async (panel) => {
      for (const button of within(panel).getAllByRole("button", { name: "Retry" })) await userEvent.click(button);
    },
  };
}
