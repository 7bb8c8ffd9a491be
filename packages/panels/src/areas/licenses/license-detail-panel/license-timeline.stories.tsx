import { LicenseEvent, type LicenseEventType } from "@gatehouse/contract/licenses";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { anEvent, inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { LicenseTimeline } from "./license-timeline";

const format = createFormat("en");

const titles: Readonly<Record<LicenseEventType, string>> = {
  activation: "Activation",
  bug_fix: "Bug fix",
  dematerialization: "Dematerialization",
  leg_activation: "Legacy activation",
  leg_renew: "Legacy renewal",
  leg_revirgin: "Legacy reset",
  license_transfers_on_digital_licenses: "Transfer to a digital license",
  license_transfers_on_dongle: "Transfer to a dongle",
  renew: "Renewal",
  promo_renew: "Promotional renewal",
  expiration: "Expiration",
  ownership_change: "Ownership change",
  unknown: "Unknown event",
};
const types = Object.keys(titles) as LicenseEventType[];

const meta: Meta<typeof LicenseTimeline> = {
  title: "Panels/Licenses/LicenseTimeline",
  component: LicenseTimeline,
  decorators: inProvider,
  args: {
    events: types.map((type, at) => anEvent({ type, created_at: inDays(-at) })),
  },
};

export default meta;
type Story = StoryObj<typeof LicenseTimeline>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(types.length);
    for (const [at, type] of types.entries()) {
      await expect(rows[at]).toHaveTextContent(titles[type]);
      await expect(within(rows[at] ?? document.body).getByText(format.date(inDays(-at)))).toBeVisible();
    }
  },
};

export const Empty: Story = {
  args: { events: [] },
  parameters: { axe: false },
  play: async ({ canvas }) => expect(canvas.queryByRole("listitem")).toBeNull(),
};

export const UnknownType: Story = {
  args: { events: [LicenseEvent.parse({ ...anEvent(), type: "workstation_change" })] },
  play: async ({ canvas }) => expect(canvas.getByRole("listitem")).toHaveTextContent("Unknown event"),
};

const spans = [
  [{ duration: 365, duration_measurement_unit: "days" }, "365 days"],
  [{ duration: 1, duration_measurement_unit: "days" }, "1 day"],
  [{ duration: 1, duration_measurement_unit: "years" }, "365 days"],
  [{ duration: 2, duration_measurement_unit: "Weeks" }, "14 days"],
  [{ duration: 1, duration_measurement_unit: "month" }, "30 days"],
  [{ duration: 48, duration_measurement_unit: "hours" }, "2 days"],
  [{ duration: 7, duration_measurement_unit: null }, "7 days"],
  [{ duration: 9, duration_measurement_unit: "constructor" }, "9 days"],
  [{ type: "license_transfers_on_dongle", duration: 0, duration_measurement_unit: "days" }, "1 day"],
  [{ type: "license_transfers_on_dongle", duration: 3, duration_measurement_unit: "hours" }, "1 day"],
] as const satisfies readonly (readonly [Partial<LicenseEvent>, string])[];

export const DurationsInDays: Story = {
  args: { events: spans.map(([event]) => anEvent(event)) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    for (const [at, [, text]] of spans.entries())
      await expect(within(rows[at] ?? document.body).getByText(text)).toBeVisible();
  },
};

const details = [
  [{ from_user_email: "a@example.com", to_user_email: "b@example.com" }, "a@example.com to b@example.com"],
  [{ from_user_email: "a@example.com", to_user_email: "" }, "from a@example.com"],
  [{ from_user_email: null, to_user_email: "b@example.com" }, "to b@example.com"],
  [{ to_user_email: "b@example.com", online_compile: true }, "to b@example.com, remote services on"],
  [{ online_compile: false }, "remote services off"],
] as const satisfies readonly (readonly [Partial<LicenseEvent>, string])[];

export const ActorAndReason: Story = {
  args: { events: details.map(([event]) => anEvent(event)) },
  play: async ({ canvas }) => {
    for (const [, text] of details) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const UnreadableDate: Story = {
  args: { events: [anEvent({ created_at: "yesterday" })] },
  play: async ({ canvas }) => expect(canvas.getByText("Invalid date format")).toBeVisible(),
};

export const LongText: Story = {
  args: { events: [anEvent({ from_user_email: `${longText}@example.com`, to_user_email: `${longText}@example.com` })] },
  decorators: [
    (Story) => (
      <div style={{ width: "24em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
