import { tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { serialsIn } from "../../../testing/license-serials";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();
const { navigation } = watched;

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Filtering licenses",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

export const Filters: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    const type = canvas.getByRole("combobox", { name: "Type" });
    const expiry = canvas.getByRole("combobox", { name: "Expiry" });
    const boxOf = (control: HTMLElement) => control.closest(".gh-field")!.getBoundingClientRect();
    const [search, first, second] = [canvas.getByRole("searchbox"), expiry, type].map(boxOf);
    await expect(first!.left - search!.right).toBeCloseTo(second!.left - first!.right);
    await userEvent.selectOptions(type, "SMART");
    await expect(serialsIn(table)).toEqual(["GC-3A88-2051", "GC-3A90-4417", "GC-3A91-5520"]);
    await userEvent.selectOptions(expiry, "Expires in under 60 days");
    await expect(serialsIn(table)).toEqual(["GC-3A90-4417"]);
    await userEvent.selectOptions(expiry, "Expired");
    await expect(serialsIn(table)).toEqual(["GC-3A88-2051"]);
    await userEvent.selectOptions(type, "Trial");
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.selectOptions(expiry, "Any expiry");
    await expect(serialsIn(table)).toEqual(["GC-TR26-0051"]);
    await userEvent.selectOptions(type, "Any type");
    await userEvent.selectOptions(expiry, "Not activated");
    await expect(serialsIn(table)).toEqual(["GC-7F23-0015"]);
  },
};

/** In Use has its own filters, which start again on the first page. Without a match, they can be cleared. */
export const FiltersInUse: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: /In Use/ }));
    const table = await tableOf("In Use");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "5");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    const type = canvas.getByRole("combobox", { name: "Type" });
    const expiry = canvas.getByRole("combobox", { name: "Expiry" });
    await userEvent.selectOptions(type, "SMART");
    await expect(serialsIn(table)).toEqual(["GC-3A90-4417", "GC-3A91-5520"]);
    await expect(navigation.search.read()).not.toContain("page");
    await userEvent.selectOptions(expiry, "Expires in under 60 days");
    await expect(serialsIn(table)).toEqual(["GC-3A90-4417"]);
    await expect(navigation.search.read()).toContain("in-use.type=smart&in-use.expiry=expiring");
    await userEvent.selectOptions(expiry, "Expired");
    await userEvent.click(await canvas.findByRole("button", { name: "Clear filters" }));
    await expect(type).toHaveDisplayValue("Any type");
    await expect(expiry).toHaveDisplayValue("Any expiry");
    await expect(serialsIn(await tableOf("In Use"))).toHaveLength(5);
    // My Licenses is not filtered.
    await userEvent.selectOptions(type, "Trial");
    await userEvent.click(canvas.getByRole("tab", { name: /My Licenses/ }));
    await expect(serialsIn(await tableOf("My Licenses"))).toHaveLength(10);
  },
};

export const Searches: Story = {
  play: async ({ canvas }) => {
    const table = await tableOf("My Licenses");
    await userEvent.type(canvas.getByRole("searchbox"), "beam{Enter}");
    await expect(serialsIn(table)).toEqual(["GC-7F20-8830"]);
    // The search also finds the serial numbers behind `+1`.
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "gc-7f20-8656{Enter}");
    await expect(serialsIn(table)).toEqual(["GC-7F20-8655"]);
  },
};
