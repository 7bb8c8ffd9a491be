import { sessions } from "@gatehouse/contract/sessions";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { leadsOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { SessionsPanel } from "./sessions-panel";

const meta: Meta<typeof SessionsPanel> = {
  title: "Panels/Sessions/SessionsPanel",
  component: SessionsPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof SessionsPanel>;
const webPath = sessions.listWeb.path;

export const Default: Story = {
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await waitFor(() =>
      expect(leadsOf(web)).toEqual([
        "Firefox 132 on LinuxCurrent",
        "Chrome 131 on Windows",
        "Safari 18 on iOS",
        "Microsoft Edge 130 on Windows",
        "curl/8.5.0",
        "Unknown browser",
      ]),
    );
    await expect(within(web).getByText("2001:db8:85a3::8a2e:370:7334")).toBeVisible();
    await expect(leadsOf(await tableOf("Example sessions"))).toEqual([
      "e.marchetti",
      "daq-rack-2",
      "elena",
      "beamline-guest",
    ]);
    await expect(canvas.getByRole("button", { name: "Sign out from all others" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Sign out from all" })).toBeEnabled();
  },
};

/** Every row has a sign-out button, and no two buttons have the same name. */
export const DistinctNames: Story = {
  play: async () => {
    for (const name of ["Web sessions", "Example sessions"]) await tableOf(name);
    await screen.findByRole("button", { name: "Sign out from Chrome 131 on Windows" });
    const names = screen
      .getAllByRole("button", { name: /^Sign out/ })
      .map((button) => button.getAttribute("aria-label") ?? button.textContent);
    await expect(names).toHaveLength(12);
    await expect([...new Set(names)]).toEqual(names);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang", calls: "sessions" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByLabelText("Loading")).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No web sessions")).toBeVisible();
    await expect(await canvas.findByText("No Example sessions")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull();
  },
};

/** If one list fails, the other still works. */
export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: webPath } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch web sessions.");
    await expect(leadsOf(await tableOf("Example sessions"))).toHaveLength(4);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <SessionsPanel />,
  calls: "sessions",
  hasContent: async (panel) => {
    await expect(within(panel).getByText("Firefox 132 on Linux")).toBeVisible();
    await expect(within(panel).getByText("daq-rack-2")).toBeVisible();
  },
  ...failsWith("Failed to fetch web sessions.", "Failed to fetch Example sessions."),
}).story;
