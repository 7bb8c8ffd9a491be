import { Panel } from "@gatehouse/design";
import { linesOf } from "@gatehouse/story-kit/portal/lines-of";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { LicenseBadges, type LicenseMarks } from "./license-badges";

const plain: LicenseMarks = {
  is_trial: false,
  renew_in_cart: false,
  renew_pending: false,
  license_dematerialized: false,
  license_reallocated_dongle: null,
};
const dongle = { serial_number: "00C4-19", new_data_available: false };

const meta: Meta<typeof LicenseBadges> = {
  title: "Panels/Licenses/LicenseBadges",
  component: LicenseBadges,
  decorators: inProvider,
  args: { marks: plain },
};

export default meta;
type Story = StoryObj<typeof LicenseBadges>;

export const Default: Story = {
  args: {
    marks: {
      is_trial: true,
      renew_in_cart: true,
      renew_pending: true,
      license_dematerialized: true,
      license_reallocated: true,
      license_reallocated_dongle: { ...dongle, new_data_available: true },
    },
  },
  play: async ({ canvas }) => {
    for (const name of [
      "Trial",
      "Renew in cart",
      "Renewal pending",
      "Dematerialized",
      "On dongle",
      "Pending activation",
    ]) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    for (const [name, hint] of [
      ["Renew in cart", "Already added"],
      ["Renewal pending", "Order submitted and delivered as soon as possible"],
    ] as const) {
      await userEvent.tab();
      await expect(canvas.getByText(name)).toHaveFocus();
      await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(hint));
    }
  },
};

/** On a phone, a badge breaks between words, never after a hyphen of the dongle's serial. */
export const Narrow: Story = {
  args: { marks: { ...plain, license_reallocated: false, license_reallocated_dongle: dongle } },
  decorators: [
    (Story) => (
      <Panel label="License" isFlush>
        <Story />
      </Panel>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText(/^USB dongle/);
    await expect(badge).toHaveTextContent("USB dongle 00C4-19");
    const breaks = [];
    for (let width = 200; width >= 136; width -= 4) {
      canvasElement.style.width = `${width}px`;
      breaks.push(linesOf(badge));
      await expect(linesOf(badge, "00C4-19"), `at ${width} px`).toBe(1);
    }
    await expect([breaks.at(0), breaks.at(-1)]).toEqual([1, 2]);
  },
};

export const Empty: Story = { play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent("") };

const only = (marks: Partial<LicenseMarks>, name: string): Story => ({
  args: { marks: { ...plain, ...marks } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".gh-badge")).toBeVisible();
    await expect(canvasElement.textContent?.trim()).toBe(name);
  },
});

export const Trial: Story = only({ is_trial: true }, "Trial");
export const RenewInCart: Story = only({ renew_in_cart: true }, "Renew in cart");
export const RenewalPending: Story = only({ renew_pending: true }, "Renewal pending");
export const Dematerialized: Story = only({ license_dematerialized: true }, "Dematerialized");
export const OnDongle: Story = only(
  { license_reallocated: true, license_reallocated_dongle: dongle },
  "On dongle 00C4-19",
);
export const UsbDongle: Story = only(
  { license_reallocated: false, license_reallocated_dongle: dongle },
  "USB dongle 00C4-19",
);
export const DongleOfAListRow: Story = only({ license_reallocated_dongle: dongle }, "On dongle 00C4-19");

export const LongText: Story = {
  args: { marks: { ...plain, is_trial: true, license_reallocated_dongle: { ...dongle, serial_number: longText } } },
  decorators: [
    (Story) => (
      <div style={{ width: "20em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
