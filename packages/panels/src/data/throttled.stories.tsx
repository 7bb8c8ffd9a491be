import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { JSX } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { SupportPanel } from "../areas/support/support-panel/support-panel";
import { PollPaceContext } from "./poll-pace";

const retryAfter = "1";
/** Shorter than `retryAfter`, because timers are not exact. */
const throttledMs = 900;
const refusals: Partial<Record<string, number>> = {};
const ends = new Map<string, number>();
let throttled: RegExp | undefined;

/** Refuses each read for a second, as Django REST Framework does. */
const throttling: (send: typeof fetch) => typeof fetch = (send) => async (input, init) => {
  const { pathname } = new URL(new Request(input, init).url);
  if (throttled?.test(pathname)) {
    const end = ends.get(pathname) ?? performance.now() + throttledMs;
    ends.set(pathname, end);
    if (performance.now() < end) {
      refusals[pathname] = (refusals[pathname] ?? 0) + 1;
      const detail = `Request was throttled. Expected available in ${retryAfter} seconds.`;
      return Response.json({ detail }, { status: 429, headers: { "Retry-After": retryAfter } });
    }
  }
  return send(input, init);
};

/** Panels that poll ten times a second here. */
function Throttled(): JSX.Element {
  return (
    <AnotherPortal story={{ through: throttling, timeoutMs: 30_000 }}>
      <PollPaceContext value={1 / 600}>
        <LicensesPanel />
        <SupportPanel />
      </PollPaceContext>
    </AnotherPortal>
  );
}

const meta: Meta<typeof Throttled> = {
  title: "Panels/Throttled",
  component: Throttled,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    throttled = undefined;
    ends.clear();
    for (const path of Object.keys(refusals)) delete refusals[path];
  },
};

export default meta;
type Story = StoryObj<typeof Throttled>;

const api = "/api/webapp/v1/";
const tables = () =>
  Promise.all(["My Licenses", "Tickets"].map((name) => screen.findByRole("table", { name }, { timeout: 15_000 })));

/** Panels that could not load wait as told, and then load by themselves. */
export const Loads: Story = {
  beforeEach: () => {
    throttled = /grouped-licenses|tickets\/$|profile-confirmed|eula-accepted/;
  },
  play: async () => {
    await tables();
    await waitFor(() =>
      expect(refusals).toEqual({
        [`${api}grouped-licenses/`]: 1,
        [`${api}tickets/`]: 1,
        [`${api}profile-confirmed/`]: 1,
        [`${api}eula-accepted/`]: 1,
      }),
    );
  },
};

/** Polls wait as told. */
export const Polls: Story = {
  play: async () => {
    await tables();
    throttled = /grouped-licenses/;
    const stale = () => screen.queryByText(/This may be out of date/);
    await waitFor(() => expect(stale()).toBeVisible());
    await waitFor(() => expect(stale()).toBeNull());
    await expect(refusals).toEqual({ [`${api}grouped-licenses/`]: 1 });
  },
};
