import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { faultKinds } from "@gatehouse/story-kit/faults/faults";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { LicenseStatusPanel } from "./license-status-panel";

const meta: Meta<typeof LicenseStatusPanel> = {
  title: "Panels/Licenses/LicenseStatusPanel",
  component: LicenseStatusPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicenseStatusPanel>;

const says = (as: string, text: string): Story => ({
  parameters: { portal: { as } },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your Example PRO license is active")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "View license" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/licenses\/[0-9a-f-]{36}$/),
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "429" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the license status."),
};

/** The dashboard shows the panel with a link to the license list. */
export const WithAWayToTheList: Story = {
  args: { hasListLink: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("link", { name: "All licenses" })).toHaveAttribute("href", "/app/licenses"),
};

export const Expiring: Story = says("tester@example.com", "Your Example SMART license expires in 45 days");
export const ExpiredTrial: Story = says("portal-manager@example.com", "Your Example Trial license has expired");
export const SeatAvailable: Story = says("member@example.com", "You can request a team license to use Example");
/** Names the team and its manager, and offers to write an email to the manager. */
export const AsksForASeat: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Readout firmware" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/teams\//),
    );
    const write = canvas.getByRole("link", { name: /^Write to / });
    const address = new URL(write.getAttribute("href") ?? "");
    await expect([address.protocol, address.pathname]).toEqual(["mailto:", "manager@example.com"]);
    await expect(address.searchParams.get("subject")).toBe("License from team Readout firmware");
    await expect(address.searchParams.get("body")).toMatch(/^Hello .+ from team Readout firmware\?$/s);
  },
};

const noSeat =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    new Request(input, init).url.endsWith("/best-license/")
      ? Promise.resolve(
          Response.json({ license: null, is_user_in_a_team: true, free_enterprise_seats_available: false }),
        )
      : send(input, init);

/** The viewer manages all of their teams. The banner links to a team to add licenses instead of offering an email. */
export const AddsASeat: Story = {
  parameters: { portal: { as: "manager@example.com", through: noSeat } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Add licenses" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/teams\//),
    );
    await expect(canvas.queryByRole("link", { name: /^Write to / })).toBeNull();
    await expect(canvas.queryByText(/managed by/)).toBeNull();
  },
};

/** If the teams can't be loaded, the banner shows without a team. */
export const WithoutTeams: Story = {
  parameters: { portal: { as: "member@example.com", fault: { kind: "500 html", calls: "/licenses-groups/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You can request a team license to use Example")).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.queryByRole("link", { name: /^Write to / })).toBeNull();
  },
};

export const NoSeat: Story = says(
  "waiting@example.com",
  "You are part of a team, but no free licenses are available. Please contact your team manager to request a license.",
);
export const NoLicense: Story = says(
  "empty@example.com",
  "No active license found, please request a license to use Example",
);

/** Tests every fault that `Remote` can meet. */
export const Faults: Story = faultInjection({
  kinds: faultKinds,
  panel: () => <LicenseStatusPanel />,
  hasContent: (panel) => expect(within(panel).getByText("Your Example PRO license is active")).toBeVisible(),
  ...failsWith("Failed to fetch the license status."),
}).story;

const later = changingFault();

export const FailsAfterSuccess: Story = {
  parameters: { portal: { through: later.through } },
  beforeEach: () => {
    later.now = undefined;
  },
  render: () => (
    <PollPaceContext value={1 / 300}>
      <LicenseStatusPanel />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("Your Example PRO license is active");
    later.now = { kind: "500 html" };
    await expect(await canvas.findByText("Failed to fetch the license status. This may be out of date.")).toBeVisible();
    await expect(canvas.getByText("Your Example PRO license is active")).toBeVisible();
    later.now = undefined;
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull());
  },
};
