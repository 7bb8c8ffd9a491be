import { expect, screen, userEvent, waitFor } from "storybook/test";
import { toastQueue } from "./host-modals";

export async function expectOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(hit), `${element.className} is covered by ${hit?.outerHTML.slice(0, 80)}`).toBe(true);
  await expect(element.closest("[aria-hidden=true], [inert]")).toBeNull();
}

async function expectBeside(element: Element, trigger: Element) {
  const [shown, beside] = [element.getBoundingClientRect(), trigger.getBoundingClientRect()];
  await expect(Math.min(Math.abs(shown.top - beside.bottom), Math.abs(beside.top - shown.bottom))).toBeLessThanOrEqual(
    10,
  );
  await expect(shown.left).toBeLessThan(beside.right);
  await expect(shown.right).toBeGreaterThan(beside.left);
}

export const button = (name: string) => screen.getByRole("button", { name });

export async function showsAMenu() {
  const trigger = button("Add license");
  await userEvent.click(trigger);
  const row = await screen.findByRole("menuitem", { name: "Redeem coupon" });
  await waitFor(() => expect(row).toHaveFocus());
  await waitFor(() => expectOnTop(row));
  await expectBeside(screen.getByRole("menu"), trigger);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
}

async function showsASelect() {
  const trigger = button("Duration 1 year");
  await userEvent.click(trigger);
  const list = await screen.findByRole("listbox");
  await waitFor(() => expectOnTop(list));
  await expectBeside(list, trigger);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(trigger).toHaveTextContent("2 years"));
  await waitFor(() => expect(trigger).toHaveFocus());
}

async function showsATooltip() {
  const trigger = button("Copy serial");
  await userEvent.hover(trigger);
  const tooltip = await screen.findByRole("tooltip");
  await expectOnTop(tooltip);
  await expectBeside(tooltip, trigger);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  await userEvent.unhover(trigger);
}

async function showsADialog() {
  await userEvent.click(button("Add license"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
  const dialog = await screen.findByRole("dialog", { name: "Redeem coupon" });
  await expectOnTop(dialog);
  const term = button("Term 2 years");
  await waitFor(() => expect(term).toHaveFocus());
  await userEvent.click(term);
  const list = await screen.findByRole("listbox");
  await waitFor(() => expectOnTop(list));
  await expectBeside(list, term);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await userEvent.hover(button("Close"));
  await expectOnTop(await screen.findByRole("tooltip"));
  await userEvent.unhover(button("Close"));
  await userEvent.click(button("Cancel"));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Redeem coupon" })).toBeNull());
  await waitFor(() => expect(button("Add license")).toHaveFocus());
}

async function showsAToast() {
  toastQueue.add({ tone: "success", text: "Coupon redeemed" });
  const toast = (await screen.findByText("Coupon redeemed")).closest(".gh-toast")!;
  await expectOnTop(toast);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Coupon redeemed")).toBeNull());
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** If a host scrolls while it mounts or unmounts, the scroll event comes in the next frame and would close a menu. */
async function scrollsEnd() {
  await nextFrame();
  await nextFrame();
}

export async function showsEverything() {
  await scrollsEnd();
  await waitFor(() => expect(button("Add license")).toBeVisible());
  await showsAMenu();
  await showsASelect();
  await showsATooltip();
  await showsADialog();
  await showsAToast();
}

export const hostDialog = () => screen.findByRole<HTMLDialogElement>("dialog", { name: "Host" });

export async function openCoupon() {
  await scrollsEnd();
  await userEvent.click(button("Add license"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
  return screen.findByRole<HTMLDialogElement>("dialog", { name: "Redeem coupon" });
}
