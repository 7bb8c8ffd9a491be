import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { leadsOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LatestProjectsCard } from "./latest-projects-card";

const rewritten = rewrittenResponses();

const meta: Meta<typeof LatestProjectsCard> = {
  title: "Panels/Projects/LatestProjectsCard",
  component: LatestProjectsCard,
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => rewritten.responses.clear(),
};

export default meta;
type Story = StoryObj<typeof LatestProjectsCard>;

const table = () => tableOf("Latest updated projects");

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(leadsOf(await table())).toEqual([
      "Muon telescope trigger",
      "Pulse shaper",
      "UART bridge",
      "Muon telescope trigger, test beam",
      "Coincidence matrix",
    ]);
    const sha = demoSha("Pulse shaper", 3);
    await expect(canvas.getByRole("link", { name: sha.slice(0, 6) })).toHaveAttribute(
      "href",
      `/app/projects/${demoProjectGuid("Pulse shaper")}/commits/${sha}`,
    );
    await expect(canvas.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/app/projects");
  },
};

/** A server that ignores order and pages. */
export const BareList: Story = {
  beforeEach: () =>
    void rewritten.responses.set(
      projects.list,
      Array.from({ length: 7 }, (_, at) => ({
        guid: String(at),
        name: `Project ${at}`,
        description: "",
        tags_count: 0,
        versions_count: 0,
        forks_count: 0,
        updated_on: `2026-11-0${at + 1}T09:00:00Z`,
        created_on: "2026-11-01T09:00:00Z",
        keep_sources_permission_granted: false,
      })),
    ),
  play: async () => expect(leadsOf(await table())).toEqual([6, 5, 4, 3, 2].map((at) => `Project ${at}`)),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No projects found.")).toBeVisible();
    await expect(canvas.getByText(/^Push a commit with .+ to create your first project\.$/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch projects, please try again later."),
};

export const Faults: Story = faultInjection({
  panel: () => <LatestProjectsCard />,
  hasContent: (panel) => expect(within(panel).getByRole("table")).toBeVisible(),
  ...failsWith("Failed to fetch projects, please try again later."),
}).story;
