import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { AdminIcon, CartIcon, CouponIcon, LogoutIcon, MoreIcon, PlusIcon, TrialIcon } from "../icons/icons";
import { TrashIcon } from "../icons/page-icons";
import { MenuButton } from "./menu-button";

const add = fn();

const meta = {
  component: MenuButton,
  title: "Design/MenuButton",
  args: {
    label: "Add license",
    icon: <PlusIcon />,
    variant: "primary",
    items: [
      { id: "cart", label: "Add to cart", icon: <CartIcon />, onAction: add },
      { id: "coupon", label: "Redeem coupon", icon: <CouponIcon /> },
      { id: "trial", label: "Request trial", icon: <TrialIcon />, disabledReason: "Already used" },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const menuGone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    add.mockClear();
    const button = canvas.getByRole("button", { name: "Add license" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Add to cart" })).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Redeem coupon" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("menuitem", { name: "Add to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await menuGone();
    await expect(add).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  args: {
    variant: "secondary",
    label: "Account",
    items: [
      { kind: "head", label: "firmware@example.com" },
      { id: "admin", label: "Admin", icon: <AdminIcon />, href: "#admin", target: "_blank" },
      { id: "renew", label: "5 years", hint: "special price" },
      { kind: "separator" },
      { id: "remove", label: "Remove from team", icon: <TrashIcon />, isDanger: true },
      { id: "off", label: "Logout", icon: <LogoutIcon />, isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    const page = document.documentElement.getAttribute("style");
    await userEvent.click(canvas.getByRole("button", { name: "Account" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Admin/ })).toHaveFocus());
    await expect(screen.getByRole("menuitem", { name: /Admin/ })).toHaveAttribute("href", "#admin");
    await expect(screen.getByRole("menuitem", { name: /Logout/ })).toHaveAttribute("aria-disabled", "true");
    await expect(document.documentElement.getAttribute("style")).toBe(page);
  },
};

/** A page transition that never ends keeps no menu from getting the focus, however it was opened. */
export const OverAnEndlessTransition: Story = {
  play: async ({ canvas }) => {
    const notify = (type: string) =>
      document.body.dispatchEvent(new TransitionEvent(type, { propertyName: "color", bubbles: true }));
    const button = canvas.getByRole("button", { name: "Add license" });
    notify("transitionrun");
    try {
      // A click without a pointer looks like a screen reader's.
      for (const open of [
        () => button.click(),
        () => userEvent.click(button),
        () => userEvent.keyboard("{ArrowDown}"),
      ]) {
        await open();
        await waitFor(() => expect(screen.getByRole("menuitem", { name: "Add to cart" })).toHaveFocus());
        await userEvent.keyboard("{Escape}");
        await menuGone();
      }
    } finally {
      notify("transitionend");
    }
  },
};

export const ClosesOnPressesOutside: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    await screen.findByRole("menu");
    await userEvent.click(canvasElement);
    await menuGone();
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    await screen.findByRole("menu");
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    await menuGone();
  },
};

export const IconOnly: Story = {
  args: { iconOnly: true, icon: <MoreIcon />, label: "More actions", variant: "quiet" },
};

export const Disabled: Story = {
  args: { disabledReason: "Only managers may add licenses." },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Only managers may add licenses.");
  },
};

/** A menu aligns with the start or end of its button. A disabled item shows its reason below its label. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div style={{ display: "flex", justifyContent: "space-between" }}>
      <MenuButton {...args} label="First" />
      <MenuButton {...args} label="Last" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    for (const [label, edge] of [
      ["First", "left"],
      ["Last", "right"],
    ] as const) {
      const button = canvas.getByRole("button", { name: label });
      await userEvent.click(button);
      const menu = await screen.findByRole("menu");
      await waitFor(() => expect(Math.abs(box(menu.parentElement!)[edge] - box(button)[edge])).toBeLessThan(2));
      const reason = screen.getByText("Already used");
      await expect(box(reason).top).toBeGreaterThanOrEqual(
        box(screen.getByRole("menuitem", { name: /Request trial/ })).top + 12,
      );
      await userEvent.keyboard("{Escape}");
      await menuGone();
    }
  },
};

/** Labels align, whether or not an item has an icon. Without any icon, they aren't indented. */
export const SomeIcons: Story = {
  args: {
    items: [
      { id: "open", label: "Open order 1013" },
      { id: "help", label: "Get help with this", icon: <CartIcon /> },
      { id: "raw", label: "Raw log", href: "#raw", target: "_blank" },
    ],
  },
  render: (args) => (
    <>
      <MenuButton {...args} label="Mixed" />
      <MenuButton {...args} label="Plain" items={[{ id: "open", label: "Open order 1013" }]} />
    </>
  ),
  play: async ({ canvas }) => {
    const lefts = async (button: string) => {
      await userEvent.click(canvas.getByRole("button", { name: button }));
      const menu = await screen.findByRole("menu");
      const start = menu.getBoundingClientRect().left;
      const found = screen
        .getAllByRole("menuitem")
        .map((item) => Math.round(item.querySelector("span")!.getBoundingClientRect().left - start));
      await userEvent.keyboard("{Escape}");
      await menuGone();
      return found;
    };
    const mixed = await lefts("Mixed");
    const plain = await lefts("Plain");
    await expect(new Set(mixed).size).toBe(1);
    await expect(new Set(plain).size).toBe(1);
    await expect(mixed[0]).toBeGreaterThan(plain[0]!);
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: "a",
        label: "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerung beantragen",
        hint: "a long hint beside it",
        icon: <CartIcon />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add license" }));
    await screen.findByRole("menu");
  },
};
