import {
  Beside,
  BoxModal,
  HostPage,
  LightDismissed,
  NativeModal,
  Slotted,
  toastQueue,
  TransformedBox,
  UnderAHeader,
  WithAContainer,
} from "@gatehouse/story-kit/portal/host-modals";
import {
  button,
  expectOnTop,
  hostDialog,
  openCoupon,
  showsAMenu,
  showsEverything,
} from "@gatehouse/story-kit/portal/overlay-steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

const meta = {
  title: "Design/InAHostModal",
  component: HostPage,
  parameters: { root: false, axe: false },
} satisfies Meta<typeof HostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InABoxModal: Story = {
  args: { Host: BoxModal },
  play: async () => {
    await showsEverything();
    await expect(screen.getByRole("dialog", { name: "Host" })).toBeVisible();
  },
};

const closed = fn();

/** Escape and clicks in our overlays do not close the page's dialog. */
export const InANativeDialog: Story = {
  args: { Host: NativeModal },
  play: async () => {
    const host = await hostDialog();
    closed.mockClear();
    const isOverlay = (target: EventTarget | null) =>
      target instanceof Element && target.closest(".gh-overlays") !== null;
    for (const type of ["keydown", "click", "cancel", "close"] as const)
      host.addEventListener(
        type,
        (event) =>
          ((event instanceof KeyboardEvent && event.key === "Escape") ||
            event.target === host ||
            isOverlay(event.target)) &&
          closed(event.type),
      );
    await showsEverything();
    await expect(closed.mock.calls).toEqual([]);
    await expect(host.open).toBe(true);
  },
};

export const InATransformedBox: Story = { args: { Host: TransformedBox }, play: showsEverything };

/** When the page closes its dialog, ours stops blocking the page. It reappears with the page's dialog. */
export const TheHostClosesAndOpens: Story = {
  args: { Host: NativeModal },
  play: async () => {
    const host = await hostDialog();
    const dialog = await openCoupon();
    const outside = document.createElement("button");
    outside.textContent = "Outside";
    document.body.append(outside);
    outside.focus();
    await expect(outside).not.toHaveFocus();
    host.close();
    await waitFor(async () => {
      outside.focus();
      const hasFocus = document.activeElement === outside;
      await expect(hasFocus).toBe(true);
    });
    host.showModal();
    await waitFor(() => expectOnTop(dialog));
    await waitFor(() => expect(button("Term 1 year")).toHaveFocus());
    await userEvent.click(button("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Redeem coupon" })).toBeNull());
    await expect(host.open).toBe(true);
    outside.remove();
  },
};

const page = () => screen.findByTestId("page");
const modal = () => document.querySelector<HTMLDialogElement>("dialog[aria-label=Host]")!;

/** When the page opens a dialog, our menu closes and our toast stays on top. */
export const TheHostOpensLater: Story = {
  args: { Host: Beside },
  play: async () => {
    await page();
    toastQueue.add({ tone: "success", text: "Coupon redeemed" });
    await userEvent.click(button("Add license"));
    await waitFor(async () => expect(await screen.findByRole("menuitem", { name: "Redeem coupon" })).toHaveFocus());
    modal().showModal();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expectOnTop(screen.getByText("Coupon redeemed").closest(".gh-toast")!));
    await expect(modal()).toContainElement(screen.getByText("Coupon redeemed"));
    modal().close();
    await waitFor(() => expectOnTop(screen.getByText("Coupon redeemed").closest(".gh-toast")!));
    await expect(modal()).not.toContainElement(screen.getByText("Coupon redeemed"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  },
};

/** The page moves a panel into its dialog and back. */
export const ThePanelIsMoved: Story = {
  args: { Host: Beside },
  play: async () => {
    const place = await page();
    await showsAMenu();
    const panel = button("Add license").closest(".gh-root")!;
    modal().append(panel);
    modal().showModal();
    await showsEverything();
    modal().close();
    place.append(panel);
    await expect(modal().children).toHaveLength(1);
    await userEvent.click(button("Duration 2 years"));
    await userEvent.click(await screen.findByRole("option", { name: "1 year" }));
    await showsEverything();
  },
};

/** A dialog inside the page's custom element, with the panel in its slot. */
export const InASlot: Story = {
  args: { Host: Slotted },
  play: async () => {
    await waitFor(() => expect(document.querySelector("slotted-modal .gh-root")).not.toBeNull());
    await showsEverything();
  },
};

/** A popover of the page that closes on presses outside it. */
export const InAPopover: Story = {
  args: { Host: LightDismissed },
  play: async () => {
    await showsEverything();
    await expect((await screen.findByTestId("popover")).matches(":popover-open")).toBe(true);
  },
};

async function openMenuUnderTheHeader() {
  await userEvent.click(button("Add license"));
  return screen.findByRole("menu");
}

/** By default, the page cannot cover a menu. */
export const AboveAHeader: Story = {
  args: { Host: UnderAHeader },
  play: async () => {
    const menu = await openMenuUnderTheHeader();
    await expect(menu.closest(".gh-layer")?.matches(":popover-open")).toBe(true);
    toastQueue.add({ tone: "success", text: "Coupon redeemed" });
    const region = (await screen.findByText("Coupon redeemed")).closest(".gh-toasts");
    await waitFor(() => expect(region?.matches(":popover-open")).toBe(true));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  },
};

/** With a z-index, the page orders the layers itself. */
export const AboveAHeaderByNumber: Story = {
  args: { Host: UnderAHeader, zIndex: 1100 },
  play: async () => {
    const menu = await openMenuUnderTheHeader();
    await expect(document.querySelector(":popover-open")).toBeNull();
    await expect(getComputedStyle(menu.closest(".gh-overlays")!).zIndex).toBe("1140");
    await userEvent.keyboard("{Escape}");
    await showsEverything();
  },
};

/** In a container of the page, the container's z-index decides. */
export const InAContainerOfThePage: Story = {
  args: { Host: UnderAHeader },
  render: () => <WithAContainer />,
  play: async () => {
    const menu = await openMenuUnderTheHeader();
    await expect(screen.getByTestId("container")).toContainElement(menu);
    await expect(document.querySelector(":popover-open")).toBeNull();
    await userEvent.keyboard("{Escape}");
    const dialog = await openCoupon();
    await expect(screen.getByTestId("container")).toContainElement(dialog);
    await userEvent.click(button("Term 1 year"));
    const list = await screen.findByRole("listbox");
    await waitFor(() => expectOnTop(list));
    await expect(dialog).toContainElement(list);
  },
};
