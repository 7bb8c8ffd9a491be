import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AddLicenseMenu } from "./add-license-menu";

const refetch = fn();
const checked = (data: { trial_grantable: boolean } | undefined, error: Error | null = null) => ({
  data,
  error,
  refetch,
});

const meta: Meta<typeof AddLicenseMenu> = {
  title: "Panels/Licenses/AddLicenseMenu",
  component: AddLicenseMenu,
  decorators: inProvider,
  args: { onAddToCart: fn(), onRedeemCoupon: fn(), onRequestTrial: fn(), trial: checked({ trial_grantable: true }) },
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
  args: { trial: checked({ trial_grantable: false }) },
  play: async () => {
    await open();
    const trial = screen.getByRole("menuitem", { name: /Request trial/ });
    await expect(trial).toHaveAttribute("aria-disabled", "true");
    await expect(trial).toHaveTextContent(
      "Trials are for accounts with a verified email domain that have never had a license.",
    );
  },
};

/** While the check is loading, the entry is disabled and gives no reason. */
export const Unchecked: Story = {
  args: { trial: checked(undefined) },
  play: async () => {
    await open();
    const trial = screen.getByRole("menuitem", { name: "Request trial" });
    await expect(trial).toHaveAttribute("aria-disabled", "true");
    await expect(screen.queryByText(/^Trials are for/)).toBeNull();
  },
};

/** A failed check is not a refusal. Pressing the entry repeats the check. */
export const CheckFails: Story = {
  args: { trial: checked(undefined, new Error("Broken.")) },
  play: async ({ args }) => {
    refetch.mockClear();
    await open();
    const trial = screen.getByRole("menuitem", { name: /^Request trial/ });
    await expect(trial).toHaveTextContent("We couldn't load this. Check your connection, then try again.");
    await userEvent.click(trial);
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
    await expect(args.onRequestTrial).not.toHaveBeenCalled();
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
