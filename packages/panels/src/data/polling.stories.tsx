import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { AnotherPortal, openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, Profiler } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { UserMenu } from "../areas/viewer/user-menu";
import { PollPaceContext } from "./poll-pace";

const requests = recordedRequests();
const fault = changingFault();
let commits = 0;

/** Panels with their provider. Polls that run every minute run ten times a second here. */
function Measured({ pace = 1 / 600 }: { readonly pace?: number }): JSX.Element {
  return (
    <Profiler
      id="portal"
      onRender={() => {
        commits += 1;
      }}
    >
      <AnotherPortal story={{ through: (send) => requests.through(fault.through(send)), timeoutMs: 30_000 }}>
        <PollPaceContext value={pace}>
          <UserMenu />
          <LicenseStatusPanel />
          <div data-testid="list">
            <LicensesPanel />
          </div>
        </PollPaceContext>
      </AnotherPortal>
    </Profiler>
  );
}

const meta: Meta<typeof Measured> = {
  title: "Panels/Polling",
  component: Measured,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    requests.made.length = 0;
    fault.now = undefined;
  },
};

export default meta;
type Story = StoryObj<typeof Measured>;

const polled = ["/me/", "/best-license/", "/grouped-licenses/", "/licenses-in-use/"] as const;
const timesAsked = (path: string) => requests.made.filter((call) => call.endsWith(path)).length;
const isShown = async () => {
  await screen.findByRole("table", { name: "My Licenses" });
  await screen.findByText("Your Example PRO license is active");
  await screen.findByRole("button", { name: /^Elena Marchetti/ });
  await screen.findByRole("tab", { name: /In Use \d/ });
};
const isRefetched = (times: number) => {
  const before = polled.map(timesAsked);
  return waitFor(() =>
    polled.forEach((path, at) => expect(timesAsked(path)).toBeGreaterThanOrEqual((before[at] ?? 0) + times)),
  );
};

/** An unchanged response renders nothing and leaves the document as it is. A changed one is shown. */
export const UnchangedPoll: Story = {
  play: async ({ canvasElement, loaded }) => {
    await isShown();
    // This button appears once its code has loaded.
    await screen.findByRole("button", { name: "View: My Licenses" });
    await isRefetched(2);
    let mutations = 0;
    const observer = new MutationObserver((records) => {
      mutations += records.length;
    });
    observer.observe(canvasElement, { subtree: true, childList: true, attributes: true, characterData: true });
    commits = 0;
    await isRefetched(5);
    mutations += observer.takeRecords().length;
    await expect({ commits, mutations }).toEqual({ commits: 0, mutations: 0 });

    const elsewhere = new Request(`${window.location.origin}/api/webapp/v1/redeem-coupon/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ coupon_code: "RDR-VALID-PRO00-00000-00000-000001" }),
    });
    await expect((await openedPortal(loaded).fetch(elsewhere)).status).toBe(200);
    await expect(await screen.findByRole("tab", { name: "My Licenses 13" })).toBeVisible();
    await expect(commits).toBeGreaterThan(0);
    observer.disconnect();
    await expect(mutations).toBeGreaterThan(0);
  },
};

/** A panel out of view isn't polled; one in view is. Back in view, it refetches. */
export const StopsOutOfView: Story = {
  play: async ({ canvas }) => {
    await isShown();
    const list = canvas.getByTestId("list");
    list.style.marginTop = "400vh";
    await waitFor(() => expect(list.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight * 2));
    const inView = "/best-license/";
    const outOfView = "/grouped-licenses/";
    // Until the observer has notified the panel, it may poll once or twice more.
    await waitFor(async () => {
      const before = timesAsked(outOfView);
      const seen = timesAsked(inView);
      await waitFor(() => expect(timesAsked(inView)).toBeGreaterThanOrEqual(seen + 5));
      await expect(timesAsked(outOfView)).toBe(before);
    });
    const before = timesAsked(outOfView);
    list.style.marginTop = "0";
    await waitFor(() => expect(timesAsked(outOfView)).toBeGreaterThan(before));
  },
};

/** A page refetches at once when it is visible again or its connection is back. */
export const CatchesUp: Story = {
  args: { pace: 1 },
  play: async () => {
    await isShown();
    const now = Date.now;
    Date.now = () => now.call(Date) + 120_000;
    try {
      for (const back of ["visibilitychange", "online"]) {
        if (back === "online") window.dispatchEvent(new Event("offline"));
        const before = polled.map(timesAsked);
        window.dispatchEvent(new Event(back));
        await waitFor(() => expect(polled.map(timesAsked), back).toEqual(before.map((times) => times + 1)));
        Date.now = () => now.call(Date) + 240_000;
      }
    } finally {
      Date.now = now;
    }
  },
};

const offline = () => screen.queryAllByText(/^You're offline/);
const unreachable = () => screen.queryAllByText("We couldn't reach the server. This page may be out of date.");
const stale = () => screen.queryAllByText(/^Failed to fetch .* This may be out of date\.$/);

/** A lost connection is reported once for the page, until it is back. Panels keep their content. */
export const OfflineIsReportedOnce: Story = {
  play: async ({ canvas }) => {
    await isShown();
    window.dispatchEvent(new Event("offline"));
    try {
      fault.now = { kind: "dropped" };
      await waitFor(() => expect(offline()).toHaveLength(1));
      // Each request fails twice before a panel reports it.
      await isRefetched(4);
      await expect(offline()).toHaveLength(1);
      await expect(stale()).toHaveLength(0);
      await expect(canvas.getByRole("table", { name: "My Licenses" })).toBeVisible();
    } finally {
      fault.now = undefined;
      window.dispatchEvent(new Event("online"));
    }
    await waitFor(() => expect(offline()).toHaveLength(0));
    await expect(stale()).toHaveLength(0);
    await isRefetched(1);
  },
};

/** A server that cannot be reached is reported once for the page, and Retry refetches all panels. */
export const UnreachableIsReportedOnce: Story = {
  play: async ({ canvas }) => {
    await isShown();
    fault.now = { kind: "dropped" };
    await isRefetched(4);
    await waitFor(() => expect(unreachable()).toHaveLength(1));
    await expect(stale()).toHaveLength(0);
    await expect(offline()).toHaveLength(0);
    await expect(canvas.getByRole("table", { name: "My Licenses" })).toBeVisible();
    fault.now = undefined;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(unreachable()).toHaveLength(0));
    // Each panel reports a failure of the server itself.
    fault.now = { kind: "500 json" };
    await waitFor(() => expect(stale().length).toBeGreaterThan(1));
    await expect(unreachable()).toHaveLength(0);
  },
};
