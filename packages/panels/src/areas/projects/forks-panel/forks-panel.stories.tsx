import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ForksPanel } from "./forks-panel";

const navigation = recordedNavigation();
const projectGuid = demoProjectGuid("Muon telescope trigger");
const own = "Muon telescope trigger, test beam";
const others = "Muon telescope trigger (Weber)";

const meta: Meta<typeof ForksPanel> = {
  title: "Panels/Projects/ForksPanel",
  component: ForksPanel,
  args: { projectGuid },
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.search.write("");
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof ForksPanel>;

/** A fork of another account shows its name, but no link. */
export const Default: Story = {
  play: async () => {
    const mine = within(await rowOf("Forks", own));
    await expect(mine.getByRole("link", { name: own })).toHaveAttribute(
      "href",
      `/app/projects/${demoProjectGuid(own)}`,
    );
    const foreign = within(await rowOf("Forks", /Weber/));
    await waitFor(() => expect(foreign.getByText("Another account's")).toBeVisible());
    await expect(foreign.queryAllByRole("link")).toEqual([]);
    await userEvent.type(screen.getByRole("searchbox"), "weber{Enter}");
    await waitFor(async () => expect(within(await tableOf("Forks")).getAllByRole("row")).toHaveLength(2));
    await expect(navigation.search.read()).toBe("?forks.search=weber");
  },
};

/** If the viewer's own projects can't be read, each fork is a link. */
export const WithoutOwnList: Story = {
  parameters: { portal: { fault: { kind: "500 html", calls: "/projects/?" } } },
  play: async () => {
    await expect(await rowOf("Forks", own)).toBeVisible();
    await expect(screen.getByRole("link", { name: others })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  args: { projectGuid: demoProjectGuid("Pulse shaper") },
  play: async ({ canvas }) => expect(await canvas.findByText("No forks found.")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch forks, please try again later."),
};

export const Missing: Story = {
  args: { projectGuid: demoProjectGuid(others) },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: true },
      ]),
    ),
};

/** A server without this endpoint, or a proxy's error page, doesn't mean that the project is missing. */
export const MissingCall: Story = {
  parameters: { portal: { fault: { kind: "404 html", calls: "/forks/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch forks, please try again later.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch forks, please try again later.");
    await expect(navigation.visits).toEqual([]);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <ForksPanel projectGuid={projectGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: "Forks" })).toBeVisible(),
  ...failsWith("Failed to fetch forks, please try again later."),
}).story;
