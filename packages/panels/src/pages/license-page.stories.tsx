import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { LicensePage } from "./license-page";

const navigation = recordedNavigation();

const meta: Meta<typeof LicensePage> = {
  title: "Pages/LicensePage",
  component: LicensePage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  args: { licenseGuid: demoLicenseGuid("GC-7F21-0307") },
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.titles.length = 0;
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof LicensePage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "License GC-7F21-0307", level: 1 })).toHaveFocus();
    await waitFor(() => expect(navigation.titles).toEqual(["License", "License GC-7F21-0307"]));
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(trail.getByText("GC-7F21-0307")).toHaveAttribute("aria-current", "page");
    await userEvent.click(trail.getByRole("link", { name: "Licenses" }));
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "licenses" }), replace: false },
    ]);
  },
};

export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "500 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license.")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "License", level: 1 })).toBeVisible();
  },
};

export const UnknownLicense: Story = {
  args: { licenseGuid: "00000000-0000-4000-8000-000000000000" },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "licenses" }), replace: true }]),
    ),
};
