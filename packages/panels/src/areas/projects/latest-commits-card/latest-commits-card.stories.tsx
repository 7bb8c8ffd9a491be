import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { leadsOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LatestCommitsCard } from "./latest-commits-card";

const meta: Meta<typeof LatestCommitsCard> = {
  title: "Panels/Projects/LatestCommitsCard",
  component: LatestCommitsCard,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LatestCommitsCard>;

const name = "Muon telescope trigger";

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("Latest commits");
    await expect(leadsOf(table)).toEqual(
      [demoSha(name, 9), demoSha(name, 8), demoSha("Pulse shaper", 3), demoSha(name, 7), demoSha("UART bridge", 3)].map(
        (sha) => sha.slice(0, 7),
      ),
    );
    await expect(canvas.getByRole("link", { name: "Pulse shaper" })).toHaveAttribute(
      "href",
      `/app/projects/${demoProjectGuid("Pulse shaper")}`,
    );
    await expect(within(table).getByText("Add the receiver and a loopback test")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => expect(await canvas.findByText("No commits found.")).toBeVisible(),
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
