import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { aLicense, inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { LicenseDetails } from "./license-details";

const format = createFormat("en");

const meta: Meta<typeof LicenseDetails> = {
  title: "Panels/Licenses/LicenseDetails",
  component: LicenseDetails,
  decorators: inProvider,
  args: {
    license: aLicense(),
    activationHref: "/licenses/details/1/offline-activation/",
  },
  render: (args) => (
    <Panel title="Details" isFlush>
      <LicenseDetails {...args} />
    </Panel>
  ),
};

export default meta;
type Story = StoryObj<typeof LicenseDetails>;

const fact = (canvasElement: HTMLElement, term: string) =>
  within(canvasElement).getByText(term, { selector: "dt" }).nextElementSibling;

export const Default: Story = {
  play: async ({ canvasElement, canvas }) => {
    const shown: Readonly<Record<string, string>> = {
      "Serial number": "GC-7F22-0640",
      Type: "PRO",
      Expires: format.date(inDays(200)),
      Activated: "Yes",
      "Remote services": "On",
      Holder: "customer@example.com",
      "Assigned to": "N/A",
      Team: "N/A",
    };
    for (const [term, text] of Object.entries(shown)) await expect(fact(canvasElement, term)).toHaveTextContent(text);
    for (const missing of canvas.getAllByText("N/A")) await expect(missing).toHaveClass("gh-muted");
    await expect(canvas.queryByText("Dongle")).toBeNull();
    await expect(canvas.queryByText("Notes")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Activate offline" })).toHaveAttribute(
      "href",
      "/licenses/details/1/offline-activation/",
    );
  },
};

export const NotActivated: Story = {
  args: {
    license: aLicense({
      activated: false,
      expires_in: null,
      expiration_date: null,
      enabled_user_name: null,
      remote_services: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const shown = { Expires: "N/A", Activated: "No", "Remote services": "Off", Holder: "N/A" };
    for (const [term, text] of Object.entries(shown)) await expect(fact(canvasElement, term)).toHaveTextContent(text);
  },
};

export const EnterpriseOnADongle: Story = {
  args: {
    activationHref: undefined,
    license: aLicense({
      is_enterprise: true,
      assigned_from_group: true,
      assigned_user_email: "member@example.com",
      group: { guid: "g", name: "Readout firmware" },
      license_reallocated: true,
      license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link", { name: "Activate offline" })).toBeNull();
    const shown = {
      Type: "Enterprise",
      "Assigned to": "member@example.com",
      Team: "Readout firmware",
      Dongle: "00C4-19",
      Notes: "Pending activation",
    };
    for (const [term, text] of Object.entries(shown)) await expect(fact(canvasElement, term)).toHaveTextContent(text);
  },
};

export const UnknownType: Story = {
  args: { license: aLicense({ type: "unknown" }) },
  play: async ({ canvasElement }) => expect(fact(canvasElement, "Type")).toHaveTextContent("Unknown type"),
};

export const UnreadableDate: Story = {
  args: { license: aLicense({ expiration_date: "soon" }) },
  play: async ({ canvasElement }) => expect(fact(canvasElement, "Expires")).toHaveTextContent("Invalid date format"),
};

export const LongText: Story = {
  args: {
    license: aLicense({
      serial_number: longText,
      enabled_user_name: `${longText}@example.com`,
      group: { guid: "g", name: longText },
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ width: "24em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Details" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
