import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { leadsOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LatestCommitsCard } from "./latest-commits-card";

const watched = watchedPortal();

const meta: Meta<typeof LatestCommitsCard> = {
  title: "Panels/Projects/LatestCommitsCard",
  component: LatestCommitsCard,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LatestCommitsCard>;

const name = "Muon telescope trigger";

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("Latest commits");
    await expect(leadsOf(table)).toEqual(
      [
        demoSha("Pulse shaper", 3),
        demoSha("UART bridge", 3),
        demoSha(`${name}, test beam`, 5),
        demoSha("Coincidence matrix", 2),
        demoSha("Neutron counter", 2),
      ].map((sha) => sha.slice(0, 7)),
    );
    await expect(canvas.getByRole("link", { name: "Pulse shaper" })).toHaveAttribute(
      "href",
      `/app/projects/${demoProjectGuid("Pulse shaper")}`,
    );
    await expect(within(table).getByText("Add the receiver and a loopback test")).toBeVisible();
  },
};

/** Across the page, messages have room. The press targets of the names don't make the rows taller. */
export const AcrossThePage: Story = {
  render: () => (
    <div style={{ width: "66em" }}>
      <LatestCommitsCard />
    </div>
  ),
  play: async () => {
    const table = await tableOf("Latest commits");
    const message = within(table).getByText("Register the difference to reach 60 MHz");
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
    for (const row of table.querySelectorAll("tbody tr"))
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(31);
    // The focus ring has room beside the text, but takes none of it.
    const name = within(table).getByRole("link", { name: "UART bridge" });
    const { width } = name.getBoundingClientRect();
    name.focus();
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(width + 6);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

/** Messages can be missing. */
export const WithoutMessages: Story = {
  beforeEach: () => {
    const commit = {
      progressive_version_number: 1,
      created_on: "2026-11-01T10:00:00Z",
      project: { guid: demoProjectGuid(name), name },
      tags: [],
    };
    watched.rewritten.responses.set(projects.latestCommits, [
      { ...commit, version_sha1: demoSha(name, 1), message: null },
      { ...commit, version_sha1: demoSha(name, 2), message: "\n" },
      { ...commit, version_sha1: demoSha(name, 3) },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(leadsOf(await tableOf("Latest commits"))).toHaveLength(3);
    await expect(canvas.getAllByText("N/A")).toHaveLength(3);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No commits found.")).toBeVisible();
    await expect(canvas.getByText("Commits appear here once you push them.")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch commits, please try again later."),
};

export const Faults: Story = faultInjection({
  panel: () => <LatestCommitsCard />,
  hasContent: (panel) => expect(within(panel).getByRole("table")).toBeVisible(),
  ...failsWith("Failed to fetch commits, please try again later."),
}).story;
