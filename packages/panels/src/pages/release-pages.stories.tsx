import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { ReleasePage } from "./release-page";
import { ReleasesPage } from "./releases-page";

const navigation = recordedNavigation();

const meta: Meta<typeof ReleasePage> = {
  title: "Pages/ReleasePages",
  component: ReleasePage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  args: { product: "example", versionTag: "v5.2.1" },
  parameters: { portal: { as: "release@example.com", navigation } },
};

export default meta;
type Story = StoryObj<typeof ReleasePage>;

const crumbs = async (canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) =>
  within(await canvas.findByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map((item) => [item.textContent, item.querySelector("a")?.getAttribute("href")]);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "v5.2.1", level: 1 })).toHaveFocus();
    await expect(await crumbs(canvas)).toEqual([
      ["Management", `${window.location.origin}/management/`],
      ["Software Releases", "/app/management/example-versions"],
      ["v5.2.1", undefined],
    ]);
    await expect(navigation.titles.at(-1)).toBe("v5.2.1");
    await expect(await canvas.findByRole("list", { name: "Release lifecycle" })).toBeVisible();
  },
};

/** Testers can't open the rest of the management area, so its crumb isn't a link. */
export const TheList: Story = {
  parameters: { portal: { as: "tester@example.com", navigation } },
  render: () => <ReleasesPage product="example" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Software Releases", level: 1 })).toHaveFocus();
    await expect(await crumbs(canvas)).toEqual([
      ["Management", undefined],
      ["Software Releases", undefined],
    ]);
    const main = within(await canvas.findByRole("navigation", { name: "Main" }));
    await expect(main.getByRole("link", { name: "Compiler versions" })).toHaveAttribute(
      "href",
      "/app/management/example-versions",
    );
    await expect(await canvas.findByRole("table", { name: "Software releases" })).toBeVisible();
  },
};

export const ToACustomer: Story = {
  parameters: { portal: { as: "customer@example.com", navigation } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Page not found")).toBeVisible();
    await expect(canvas.queryByText("v5.2.1")).toBeNull();
  },
};

export const OfAnotherProduct: Story = {
  args: { product: "another" },
  play: async ({ canvas }) => expect(await canvas.findByText("Page not found")).toBeVisible(),
};
