import { licenses } from "@gatehouse/contract/licenses";
import { viewer } from "@gatehouse/contract/viewer";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { DashboardPage } from "./dashboard-page";

const navigation = recordedNavigation();
const requests = recordedRequests();
const rewritten = rewrittenResponses();

const meta: Meta<typeof DashboardPage> = {
  title: "Pages/DashboardPage",
  component: DashboardPage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.titles.length = 0;
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof DashboardPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Dashboard", level: 1 })).toHaveFocus();
    await expect(navigation.titles.at(-1)).toBe("Dashboard");
    await expect(await canvas.findByText("Your Example PRO license is active")).toBeVisible();
    await expect(await canvas.findByRole("link", { name: /#9\.8/ })).toBeVisible();
    const status = within(canvas.getByRole("group", { name: "License status" }));
    await userEvent.click(status.getByRole("link", { name: "All licenses" }));
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "licenses" }), replace: false },
    ]);
  },
};

const titles = (main: HTMLElement) =>
  within(main)
    .getAllByRole("heading", { level: 2 })
    .map((title) => title.textContent);

/** For a user whose licenses need attention, the list of them is the first card. */
export const NeedsAttention: Story = {
  play: async ({ canvas }) => {
    const attention = await canvas.findByRole("region", { name: /^Needs attention/ });
    const status = await canvas.findByRole("group", { name: "License status" });
    await canvas.findByRole("link", { name: /#9\.8/ });
    await expect(titles(canvas.getByRole("main"))[0]).toMatch(/^Needs attention/);
    await expect(attention.getBoundingClientRect().bottom).toBeLessThanOrEqual(status.getBoundingClientRect().top);
  },
};

/** For other users, the card is absent. */
export const NothingNeedsAttention: Story = {
  parameters: { portal: { as: "empty@example.com", navigation, through: requests.through } },
  beforeEach: () => void requests.made.splice(0),
  play: async ({ canvas }) => {
    await canvas.findByText("No builds found.");
    await waitFor(() => expect(requests.made).toContain(`GET ${licenses.grouped.path}`));
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(canvas.queryByRole("region", { name: /^Needs attention/ })).toBeNull();
    await expect(titles(canvas.getByRole("main"))[0]).not.toMatch(/^Needs attention/);
  },
};

export const Loading: Story = {
  parameters: { portal: { navigation, fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole("status", { name: "Loading" }).length).toBeGreaterThan(2)),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com", navigation } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No active license found, please request a license to use Example"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All licenses" })).toBeVisible();
    await expect(await canvas.findByText("No projects found.")).toBeVisible();
    await expect(await canvas.findByText("No commits found.")).toBeVisible();
    await expect(await canvas.findByText("No builds found.")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "500 html", calls: "/best-license/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license status.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  },
};

/** Users who only work in the back office are redirected there. */
export const ToTheLicenseDesk: Story = {
  parameters: { portal: { as: "desk@example.com", navigation } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(navigation.visits).toContainEqual({ address: `${window.location.origin}/management/` }));
    await expect(canvas.queryByRole("heading", { name: "Dashboard" })).toBeNull();
  },
};

/** They still have to accept the agreement. */
export const ToTheUnacceptedLicenseDesk: Story = {
  parameters: { portal: { as: "desk@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    rewritten.responses.set(viewer.agreementAccepted, { eula_accepted: false });
    return () => rewritten.responses.clear();
  },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: /agreement/i })).toBeVisible();
    await expect(navigation.visits).toEqual([]);
  },
};

/** Other staff are customers too. */
export const ToAnAdministrator: Story = {
  parameters: { portal: { as: "admin@example.com", navigation } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Ingrid Solheim/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(navigation.visits).toEqual([]);
  },
};
