import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { isDialogGone, press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { AddLicenseDialog } from "./add-license-dialog";

const onEvent = fn();
const navigation = recordedNavigation();
const requests = recordedRequests();

const meta: Meta = {
  title: "Panels/Cart/AddLicenseDialog",
  render: () => (
    <PortalPanel name="Opened">
      <DialogOpener button="New" dialog={AddLicenseDialog} />
    </PortalPanel>
  ),
  parameters: { portal: { as: "customer@example.com", onEvent, navigation, through: requests.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    requests.made.length = 0;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj;

const count = () => screen.getByRole("textbox", { name: "License count" });
const duration = () => screen.getByRole("button", { name: /Duration/ });
const add = () => userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "New" }));
  return screen.findByRole("dialog", { name: "New PRO license" });
};
const choose = async (name: RegExp) => {
  await userEvent.click(duration());
  await userEvent.click(await screen.findByRole("option", { name }));
};
const complains = (field: () => HTMLElement, text: string) =>
  waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(text)));

export const Default: Story = {
  play: async () => {
    await open();
    await expect(count()).toHaveValue("1");
    await userEvent.click(duration());
    const options = await screen.findAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      "1 year",
      "2 years",
      "3 years",
      "4 years",
      "5 years special price",
    ]);
    await userEvent.keyboard("{Escape}");
  },
};

export const Refused: Story = {
  play: async () => {
    await open();
    await userEvent.clear(count());
    await userEvent.type(count(), "101{Enter}");
    await complains(count, "License count cannot exceed 100");
    await complains(duration, "Duration is required");
    await userEvent.clear(count());
    await complains(count, "License count is required");
    await userEvent.type(count(), "0");
    await complains(count, "License count must be at least 1");
    await expect(requests.writes()).toEqual([]);
  },
};

/** Rows already in the cart count toward the limit: 2 and 99 exceed it. */
export const TooManyInAll: Story = {
  play: async () => {
    await open();
    await choose(/^1 year/);
    await userEvent.clear(count());
    await userEvent.type(count(), "99{Enter}");
    await complains(count, "License count cannot exceed 100, and your cart already has 2 for this duration");
    await expect(requests.writes()).toEqual([]);
    await userEvent.clear(count());
    await userEvent.type(count(), "98{Enter}");
    await isDialogGone();
    await expect(onEvent.mock.calls).toEqual([[{ type: "cart.row-added", kind: "purchase", quantity: 98 }]]);
  },
};

export const AddsOnce: Story = {
  play: async () => {
    await open();
    await choose(/^5 years/);
    await userEvent.clear(count());
    await userEvent.type(count(), "3");
    await userEvent.dblClick(screen.getByRole("button", { name: "Add to cart" }));
    await isDialogGone();
    await expect(await screen.findByText("Added to cart.")).toBeInTheDocument();
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/grouped-shopping-cart-rows/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "cart.row-added", kind: "purchase", quantity: 3 }]]);
    await expect(screen.getByRole("button", { name: "New" })).toHaveFocus();
    await press("View cart");
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "shoppingCart", path: "/shopping-cart" }), replace: false },
    ]);
  },
};

const fault = changingFault();

export const Failed: Story = {
  parameters: { portal: { as: "customer@example.com", through: fault.through } },
  beforeEach: () => {
    fault.now = undefined;
  },
  play: async () => {
    await open();
    await choose(/^2 years/);
    for (const kind of ["500 json", "dropped", "403 html", "429"] as const) {
      fault.now = { kind, calls: "grouped-shopping-cart-rows" };
      await add();
      // The toast must be inside the dialog. Outside, the scrim would cover it, and nobody could close it.
      const dialog = within(screen.getByRole("dialog"));
      await waitFor(() =>
        expect(dialog.getByText("Failed to add license to shopping cart. Please try again.")).toBeVisible(),
      );
      await userEvent.click(
        within(screen.getByRole("region", { name: "Notifications" })).getByRole("button", { name: "Close" }),
      );
      await waitFor(() =>
        expect(screen.queryByText("Failed to add license to shopping cart. Please try again.")).toBeNull(),
      );
    }
    fault.now = undefined;
    await add();
    await isDialogGone();
  },
};
