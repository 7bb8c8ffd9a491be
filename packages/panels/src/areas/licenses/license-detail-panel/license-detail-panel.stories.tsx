import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { type FaultKind, panelFaults } from "@gatehouse/story-kit/faults/faults";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { LicenseDetailPanel } from "./license-detail-panel";

const onADongle = demoLicenseGuid("GC-7F21-0307");

const meta: Meta<typeof LicenseDetailPanel> = {
  title: "Panels/Licenses/LicenseDetailPanel",
  component: LicenseDetailPanel,
  args: { licenseGuid: onADongle, onLicense: fn() },
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicenseDetailPanel>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText("Your Example PRO license is active")).toBeVisible();
    const details = canvas.getByRole("region", { name: "Details" });
    await expect(within(details).getByText("GC-7F21-0307")).toBeVisible();
    await expect(within(details).getByText("On dongle")).toHaveTextContent("On dongle 00C4-19");
    await expect(within(details).getByText("Pending activation")).toBeVisible();
    await expect(within(details).getByRole("link", { name: "Activate offline" })).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`/licenses/details/${onADongle}/offline-activation/$`)),
    );
    const events = await within(canvas.getByRole("region", { name: "History" })).findAllByRole("listitem");
    await expect(events).toHaveLength(14);
    await expect(events[0]).toHaveTextContent("Transfer to a dongle");
    await expect(within(events[0] ?? document.body).getByText("1 day")).toBeVisible();
    await expect(events.filter((event) => event.textContent?.includes("Unknown event"))).toHaveLength(1);
    await expect(args.onLicense).toHaveBeenCalledWith(expect.objectContaining({ serial_number: "GC-7F21-0307" }));
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findAllByLabelText("Loading")).toHaveLength(2),
};

export const Empty: Story = {
  args: { licenseGuid: demoLicenseGuid("GC-7F23-0015") },
  play: async ({ canvas }) => expect(await canvas.findByText("No events recorded")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license history.")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch the license.")).toBeVisible();
  },
};

export const HistoryAloneFails: Story = {
  parameters: { portal: { fault: { kind: "403 json", calls: "/history/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license history.")).toBeVisible();
    await expect(await canvas.findByText("Your Example PRO license is active")).toBeVisible();
  },
};

export const Expired: Story = {
  args: { licenseGuid: demoLicenseGuid("GC-3A88-2051") },
  play: async ({ canvas }) => expect(await canvas.findByText("Your Example SMART license has expired")).toBeVisible(),
};

const unknown = recordedNavigation();

export const UnknownLicense: Story = {
  args: { licenseGuid: "00000000-0000-4000-8000-000000000000" },
  parameters: { portal: { navigation: unknown } },
  beforeEach: () => {
    unknown.visits.length = 0;
  },
  play: async () => {
    await waitFor(() => expect(unknown.visits).toHaveLength(1));
    await expect(unknown.visits).toEqual([{ target: expect.objectContaining({ screen: "licenses" }), replace: true }]);
  },
};

export const NoGuid: Story = {
  args: { licenseGuid: "../../me" },
  parameters: { portal: { navigation: unknown } },
  beforeEach: () => {
    unknown.visits.length = 0;
  },
  play: async () =>
    waitFor(() =>
      expect(unknown.visits).toEqual([{ target: expect.objectContaining({ screen: "licenses" }), replace: true }]),
    ),
};

const faults = faultInjection({
  kinds: [...new Set<FaultKind>([...panelFaults, "404 html"])],
  panel: () => <LicenseDetailPanel licenseGuid={onADongle} />,
  hasContent: async (panel) => {
    await expect(within(panel).getByText("Your Example PRO license is active")).toBeVisible();
    await expect(within(panel).getByText("On dongle")).toBeVisible();
    await expect(within(panel).getByText("Unknown event")).toBeVisible();
  },
  ...failsWith("Failed to fetch the license.", "Failed to fetch the license history."),
});

export const Faults: Story = {
  ...faults.story,
  play: async (context) => {
    await faults.story.play(context);
    await expect(faults.navigationOf("404 html").visits).toContainEqual({
      target: expect.objectContaining({ screen: "licenses" }),
      replace: true,
    });
    await expect(faults.navigationOf("500 html").visits).toEqual([]);
  },
};

const later = changingFault();

export const FailsAfterSuccess: Story = {
  parameters: { portal: { through: later.through } },
  beforeEach: () => {
    later.now = undefined;
  },
  render: (args) => (
    <PollPaceContext value={1 / 300}>
      <LicenseDetailPanel {...args} />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText("On dongle");
    later.now = { kind: "500 html" };
    await expect(await canvas.findByText("Failed to fetch the license. This may be out of date.")).toBeVisible();
    await expect(canvas.getByText("On dongle")).toBeVisible();
    later.now = undefined;
    await waitFor(() => expect(canvas.queryByText(/may be out of date/)).toBeNull());
  },
};
