import { downloads } from "@gatehouse/contract/downloads";
import { releases } from "@gatehouse/contract/releases";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { type HeldTimers, holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { leadsOf, rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ReleaseManager } from "./release-manager";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const requests: string[] = [];
let timers: HeldTimers | undefined;

/** Records the list requests. */
const through =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    if (pathname.endsWith("/example-versions/")) requests.push(search);
    return rewritten.through(send)(input, init);
  };

const meta: Meta<typeof ReleaseManager> = {
  title: "Panels/Releases/ReleaseManager",
  component: ReleaseManager,
  parameters: { portal: { as: "release@example.com", navigation, through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    navigation.search.write("");
    rewritten.responses.clear();
    requests.length = 0;
    return () => {
      timers?.release();
      timers = undefined;
    };
  },
};

export default meta;
type Story = StoryObj<typeof ReleaseManager>;

const list = "Software releases";
const card = (name: RegExp) => screen.findByRole("region", { name });

export const Default: Story = {
  play: async () => {
    await expect(within(await tableOf(list)).getAllByRole("row")).toHaveLength(16);
    const times = within(await tableOf(list)).getAllByRole("time");
    await expect(times).toHaveLength(15);
    await userEvent.hover(times[0]!);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/, \d\d:\d\d:\d\d \S+$/);
    const stable = within(await card(/^Latest stable release/));
    await expect(await stable.findByRole("link", { name: "v5.2.0" })).toHaveAttribute(
      "href",
      "/app/management/example-versions/v5.2.0",
    );
    const nightly = within(await card(/^Latest nightly build/));
    await expect(await nightly.findByRole("link", { name: "v5.3.0-nightly.40" })).toBeVisible();
    await expect(await rowOf(list, "v5.2.1")).toHaveTextContent(/Not published.*Waiting for approval/);
    await expect(await rowOf(list, "v5.3.0-nightly.38")).toHaveTextContent(/Nightly build.*Waiting for approval/);
    await userEvent.click(within(await tableOf(list)).getByRole("link", { name: "v5.2.1" }));
    await expect(navigation.visits).toEqual([
      {
        target: {
          screen: "release",
          params: { product: "example", versionTag: "v5.2.1" },
          path: "/management/example-versions/v5.2.1",
        },
        replace: false,
      },
    ]);
  },
};

/** The oldest releases have the badges for missing online features and for their age. */
export const OldOnes: Story = {
  play: async () => {
    const table = await tableOf(list);
    await userEvent.click(within(table).getByRole("button", { name: "Created on" }));
    await waitFor(() => expect(leadsOf(table)[0]).toBe("v4.9.0"));
    await expect(await rowOf(list, "v4.9.0")).toHaveTextContent(/Stable release.*LegacyOlder than 45 days/);
    await expect(await rowOf(list, "v5.1.1")).toHaveTextContent(/Rejected.*Older than 45 days/);
  },
};

/** The newest stable release can be an old one. */
export const OldLatest: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.listStable, [
      { tag_name: "v4.0.0", created_at: "2026-01-01T00:00:00Z", my_example_supported: false },
    ]);
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole("region", { name: "Latest stable release" }));
    await expect(await card.findByText("v4.0.0")).toBeVisible();
    await expect(card.getByText("Legacy")).toBeVisible();
    await expect(card.getByText("Older than 45 days")).toBeVisible();
  },
};

/** A search starts 800 ms after the last key press. */
export const FiltersByTag: Story = {
  play: async () => {
    const table = await tableOf(list);
    timers = holdTimers(800);
    await userEvent.type(screen.getByRole("searchbox", { name: "Filter by tag name" }), "v5.1");
    await expect(timers.count()).toBe(1);
    await expect(requests.some((search) => search.includes("v5.1"))).toBe(false);
    timers.elapse();
    await waitFor(() => expect(leadsOf(table)).toEqual(["v5.1.5", "v5.1.4", "v5.1.3", "v5.1.2", "v5.1.1", "v5.1.0"]));
    await expect(requests.filter((search) => search.includes("search=v5.1"))).toHaveLength(1);
    await expect(navigation.search.read()).toContain("v5.1");
  },
};

export const NothingFound: Story = {
  play: async () => {
    await tableOf(list);
    await userEvent.type(screen.getByRole("searchbox"), "no-such-tag{Enter}");
    await expect(await screen.findByText("No matching records found")).toBeVisible();
  },
};

/** If the server ignores pages and searches and returns a bare list, the table does both. */
export const WholeListAtOnce: Story = {
  beforeEach: () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      tag_name: `v1.0.${at}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
      stable_release: at === 3,
      nightly_build: false,
      pending_approval: false,
      release_rejected: false,
      my_example_supported: true,
    }));
    rewritten.responses.set(releases.list, () => Response.json(many));
  },
  play: async () => {
    const table = await tableOf(list);
    await waitFor(() => expect(leadsOf(table)).toHaveLength(15));
    await expect(leadsOf(table)[0]).toBe("v1.0.39");
    await userEvent.click(screen.getByRole("button", { name: "Last" }));
    await waitFor(() => expect(leadsOf(table)).toHaveLength(10));
    await userEvent.type(screen.getByRole("searchbox"), "1.0.3{Enter}");
    await waitFor(() => expect(leadsOf(table)).toHaveLength(11));
    await expect(within(table).getByText("Stable release")).toBeVisible();
  },
};

export const NothingReleased: Story = {
  beforeEach: () => {
    for (const call of [downloads.listStable, downloads.listNightly, releases.list]) rewritten.responses.set(call, []);
  },
  play: async () => {
    await expect(await screen.findByText("No releases yet")).toBeVisible();
    await expect(await screen.findByText("There is no stable release yet.")).toBeVisible();
    await expect(await screen.findByText("There is no nightly build yet.")).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: () => {
    const tag = `v${"9".repeat(120)}`;
    rewritten.responses.set(releases.list, [
      {
        tag_name: tag,
        created_at: "2026-01-01T00:00:00Z",
        stable_release: false,
        nightly_build: true,
        pending_approval: true,
        release_rejected: false,
        my_example_supported: false,
      },
    ]);
  },
  play: async () => {
    const row = await rowOf(list, /^v9+$/);
    await expect(row).toHaveTextContent(/Waiting for approvalLegacyOlder than 45 days/);
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth + 1);
  },
};

export const InItalian: Story = {
  parameters: { portal: { as: "release@example.com", locale: "it", navigation, through } },
  play: async () => {
    await expect(await screen.findByText("Ultima versione stabile")).toBeVisible();
    await expect(within(await tableOf("Versioni del software")).getAllByText("Nightly build")[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang", calls: "/api/webapp" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBeGreaterThan(0),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json", calls: "/api/webapp" } } },
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
        expect.stringContaining("Failed to fetch Example versions."),
        expect.stringContaining("Failed to fetch Example versions."),
        expect.stringContaining("Failed to fetch software releases."),
      ]),
    ),
};

export const Faults: Story = faultInjection({
  panel: () => <ReleaseManager />,
  calls: "/api/webapp",
  hasContent: async (panel) => {
    await expect(within(panel).getByRole("table", { name: list })).toBeVisible();
    await expect(within(panel).getAllByRole("link", { name: "v5.2.0" })[0]).toBeVisible();
  },
  ...failsWith(
    "Failed to fetch Example versions.",
    "Failed to fetch Example versions.",
    "Failed to fetch software releases.",
  ),
}).story;
