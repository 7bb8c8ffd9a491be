import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AddLicenseMenu } from "./add-license-menu";

const meta: Meta<typeof AddLicenseMenu> = {
  title: "Panels/Licenses/AddLicenseMenu",
  component: AddLicenseMenu,
  decorators: inProvider,
  args: { onAddToCart: fn(), onRedeemCoupon: fn(), onRequestTrial: fn() },
};

export default meta;
type Story = StoryObj<typeof AddLicenseMenu>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Add license" }));
  await screen.findByRole("menu", { name: "Add license" });
};

export const Default: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole("menuitem", { name: "Redeem coupon" }));
    await waitFor(() => expect(args.onRedeemCoupon).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await open();
    await userEvent.click(screen.getByRole("menuitem", { name: "Request trial" }));
    await waitFor(() => expect(args.onRequestTrial).toHaveBeenCalledTimes(1));
    await expect(args.onRedeemCoupon).toHaveBeenCalledTimes(1);
    await open();
    await userEvent.click(screen.getByRole("menuitem", { name: "Add to cart" }));
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledTimes(1));
  },
};

export const NoTrial: Story = {
  args: { onRequestTrial: undefined },
  play: async () => {
    await open();
    const trial = screen.getByRole("menuitem", { name: /Request trial/ });
    await expect(trial).toHaveAttribute("aria-disabled", "true");
    await expect(trial).toHaveTextContent(
      "Trials are for accounts with a verified email domain that have never had a license.",
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Add to cart" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onRequestTrial).toHaveBeenCalledTimes(1));
    await expect(screen.getByRole("button", { name: "Add license" })).toHaveFocus();
  },
};
