import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import type { FaultKind } from "@gatehouse/story-kit/faults/faults";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { Shell } from "./shell";

const navigation = recordedNavigation();
const fault = changingFault();
const portal = { as: "customer@example.com", navigation, through: fault.through };

const meta: Meta<typeof Shell> = {
  title: "Panels/Shell/SidebarFailure",
  component: Shell,
  args: { children: <h1>Licenses</h1> },
  parameters: { portal, layout: "fullscreen" },
  beforeEach: () => window.localStorage.removeItem("gatehouse.sidebar"),
};

export default meta;
type Story = StoryObj<typeof Shell>;

const nav = () => within(screen.getByRole("navigation", { name: "Main" }));
const fail = (kind: FaultKind) => () => {
  fault.now = { kind, calls: "/me/" };
  return () => (fault.now = undefined);
};

/** One line that fits replaces the menu, and its Retry brings the menu back. */
const fails: Story["play"] = async () => {
  const line = await nav().findByRole("alert");
  await expect(line).toHaveTextContent(/^Failed to fetch the account\./);
  await expect(screen.getAllByRole("alert")).toEqual([line]);
  const menu = screen.getByRole("navigation", { name: "Main" });
  await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  fault.now = undefined;
  await userEvent.click(nav().getByRole("button", { name: "Retry" }));
  await expect(await nav().findByRole("link", { name: "Licenses" })).toBeVisible();
  await expect(nav().queryByRole("alert")).toBeNull();
};

export const ServerError: Story = { beforeEach: fail("500 json"), play: fails };

export const ErrorPage: Story = { beforeEach: fail("500 html"), play: fails };

export const NoResponse: Story = {
  parameters: { portal: { ...portal, timeoutMs: 200 } },
  beforeEach: fail("hang"),
  play: fails,
};

/** The rail has room only for the button. */
export const InTheRail: Story = {
  beforeEach: () => {
    window.localStorage.setItem("gatehouse.sidebar", JSON.stringify({ isRail: true, openMenus: [] }));
    return fail("500 json")();
  },
  play: async () => {
    const retry = await nav().findByRole("button", { name: "Failed to fetch the account. Retry" });
    fault.now = undefined;
    await userEvent.click(retry);
    await expect(await nav().findByRole("link", { name: "Licenses" })).toBeVisible();
  },
};
