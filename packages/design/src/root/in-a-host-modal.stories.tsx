import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../components/button";
import { MenuButton } from "../components/menu-button";
import { createToastQueue } from "../components/toast-queue";
import { ToastRegion } from "../components/toast-region";
import { CopyIcon } from "../icons/icons";
import { Dialog } from "../overlays/dialog";
import { Select } from "../overlays/select";
import { GatehouseRoot, type GatehouseRootProps } from "./gatehouse-root";

type HostProps = { children: ReactNode };

const years = [{ id: "1", label: "1 year" }, { id: "2", label: "2 years" }];

function Panel() {
  const [isOpen, setIsOpen] = useState(false);
  const [duration, setDuration] = useState<string | null>("1");
  return (
    <>
      <MenuButton label="Add license" items={[{ id: "coupon", label: "Redeem coupon", onAction: () => setIsOpen(true) }]} />
      <Select label="Duration" value={duration} onChange={setDuration} options={years} />
      <Button iconOnly aria-label="Copy serial" icon={<CopyIcon />} />
      <Dialog title="Redeem coupon" isOpen={isOpen} onOpenChange={setIsOpen} footer={<Button onPress={() => setIsOpen(false)}>Cancel</Button>}>
        <Select label="Term" value={duration} onChange={setDuration} options={years} />
      </Dialog>
    </>
  );
}

const queue = createToastQueue();

/* Toasts have their own root outside all panels, as in the provider. */
function HostPage({ Host, ...look }: { Host: (props: HostProps) => ReactNode } & Partial<GatehouseRootProps>) {
  return (
    <>
      <GatehouseRoot theme="light" {...look}><ToastRegion queue={queue} /></GatehouseRoot>
      <Host>
        <GatehouseRoot theme="light" {...look}><Panel /></GatehouseRoot>
      </Host>
    </>
  );
}

const covering = { position: "fixed", inset: 0, display: "grid", placeItems: "center", background: "canvas", overflow: "auto" } as const;

/** A modal as most component libraries build it: a high z-index, a focus trap, and the rest of the page hidden and inert. */
function BoxModal({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const modal = ref.current!;
    const hidden = new Set<Element>();
    const hide = () => {
      for (const sibling of document.body.children) {
        if (sibling === modal || hidden.has(sibling) || sibling.matches("script, style")) continue;
        hidden.add(sibling);
        sibling.setAttribute("aria-hidden", "true");
        sibling.toggleAttribute("inert", true);
      }
    };
    const trap = ({ target }: FocusEvent) => target instanceof Node && !modal.contains(target) && modal.focus();
    const observer = new MutationObserver(hide);
    hide();
    observer.observe(document.body, { childList: true });
    document.addEventListener("focusin", trap);
    modal.focus();
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", trap);
      for (const sibling of hidden) {
        sibling.removeAttribute("aria-hidden");
        sibling.removeAttribute("inert");
      }
    };
  }, []);
  return createPortal(
    <div ref={ref} role="dialog" aria-modal="true" aria-label="Host" tabIndex={-1} style={{ ...covering, zIndex: 1050 }}>
      <div style={{ transform: "translateY(10px)", overflow: "hidden", width: 420, height: 160, padding: 8 }}>{children}</div>
    </div>,
    document.body,
  );
}

function NativeModal({ children }: HostProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return <dialog ref={ref} aria-label="Host" style={{ width: 420, height: 160 }}>{children}</dialog>;
}

/** A box with a transform, clipped and scrolled, on a scrolled page. */
function TransformedBox({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 40;
    window.scrollTo(0, 100);
    return () => window.scrollTo(0, 0);
  }, []);
  return (
    <div style={{ height: 2000, paddingTop: 140 }}>
      <div ref={ref} style={{ transform: "translate(30px, 20px)", filter: "brightness(1)", overflow: "hidden", width: 420, height: 160 }}>
        <div style={{ height: 400, paddingTop: 60 }}>{children}</div>
      </div>
      <div style={{ position: "relative", zIndex: 99_999, height: 600, background: "canvas" }}>The page goes on</div>
    </div>
  );
}

const meta = { title: "Design/InAHostModal", component: HostPage, parameters: { root: false, axe: false } } satisfies Meta<typeof HostPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function expectOnTop(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(hit), `${element.className} is covered by ${hit?.outerHTML.slice(0, 80)}`).toBe(true);
  await expect(element.closest("[aria-hidden=true], [inert]")).toBeNull();
}

async function expectBeside(element: Element, trigger: Element) {
  const [shown, beside] = [element.getBoundingClientRect(), trigger.getBoundingClientRect()];
  await expect(Math.min(Math.abs(shown.top - beside.bottom), Math.abs(beside.top - shown.bottom))).toBeLessThanOrEqual(10);
  await expect(shown.left).toBeLessThan(beside.right);
  await expect(shown.right).toBeGreaterThan(beside.left);
}

const button = (name: string) => screen.getByRole("button", { name });

async function showsAMenu() {
  const trigger = button("Add license");
  await userEvent.click(trigger);
  const row = await screen.findByRole("menuitem", { name: "Redeem coupon" });
  await waitFor(() => expect(row).toHaveFocus());
  await expectOnTop(row);
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
  queue.add({ tone: "success", text: "Coupon redeemed" });
  const toast = (await screen.findByText("Coupon redeemed")).closest(".gh-toast")!;
  await expectOnTop(toast);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Coupon redeemed")).toBeNull());
}

async function showsEverything() {
  await waitFor(() => expect(button("Add license")).toBeVisible());
  await showsAMenu();
  await showsASelect();
  await showsATooltip();
  await showsADialog();
  await showsAToast();
}

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
    const isOverlay = (target: EventTarget | null) => target instanceof Element && target.closest(".gh-overlays") !== null;
    for (const type of ["keydown", "click", "cancel", "close"] as const)
      host.addEventListener(type, (event) => ((event instanceof KeyboardEvent && event.key === "Escape") || event.target === host || isOverlay(event.target)) && closed(event.type));
    await showsEverything();
    await expect(closed.mock.calls).toEqual([]);
    await expect(host.open).toBe(true);
  },
};

export const InATransformedBox: Story = { args: { Host: TransformedBox }, play: showsEverything };

const hostDialog = () => screen.findByRole<HTMLDialogElement>("dialog", { name: "Host" });
const openCoupon = async () => {
  await userEvent.click(button("Add license"));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
  return screen.findByRole<HTMLDialogElement>("dialog", { name: "Redeem coupon" });
};

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
    await waitFor(() => {
      outside.focus();
      expect(outside).toHaveFocus();
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

function Beside({ children }: HostProps) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <>
      <dialog ref={setPlace} aria-label="Host" style={{ width: 420, height: 160 }}><button type="button">Of the page</button></dialog>
      <div data-testid="page" data-place={place === null ? undefined : ""}>{children}</div>
    </>
  );
}

const page = () => screen.findByTestId("page");
const modal = () => document.querySelector<HTMLDialogElement>("dialog[aria-label=Host]")!;

/** When the page opens a dialog, our menu closes and our toast stays on top. */
export const TheHostOpensLater: Story = {
  args: { Host: Beside },
  play: async () => {
    await page();
    queue.add({ tone: "success", text: "Coupon redeemed" });
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

class SlottedModal extends HTMLElement {
  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.append(Object.assign(document.createElement("dialog"), { ariaLabel: "Host" }));
    shadow.firstElementChild?.append(document.createElement("slot"));
  }
  connectedCallback() {
    this.shadowRoot?.querySelector("dialog")?.showModal();
  }
}

function Slotted({ children }: HostProps) {
  if (!customElements.get("slotted-modal")) customElements.define("slotted-modal", SlottedModal);
  const ref = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => {
    const made = document.createElement("slotted-modal");
    ref.current?.append(made);
    setElement(made);
    return () => made.remove();
  }, []);
  return <div ref={ref}>{element && createPortal(children, element)}</div>;
}

/** A dialog inside the page's custom element, with the panel in its slot. */
export const InASlot: Story = {
  args: { Host: Slotted },
  play: async () => {
    await waitFor(() => expect(document.querySelector("slotted-modal .gh-root")).not.toBeNull());
    await showsEverything();
  },
};

function LightDismissed({ children }: HostProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    ref.current.popover = "auto";
    ref.current.showPopover();
  }, []);
  return <div ref={ref} data-testid="popover" style={{ width: 420, height: 160 }}>{children}</div>;
}

/** A popover of the page that closes on presses outside it. */
export const InAPopover: Story = {
  args: { Host: LightDismissed },
  play: async () => {
    await showsEverything();
    await expect((await screen.findByTestId("popover")).matches(":popover-open")).toBe(true);
  },
};

const header = { position: "fixed", inset: "0 0 auto", height: 300, zIndex: 1050, background: "canvas", pointerEvents: "none" } as const;

function UnderAHeader({ children }: HostProps) {
  return (
    <>
      <div style={{ ...header, pointerEvents: "auto", clipPath: "inset(100px 0 0 0)" }} data-testid="header">The header of the page</div>
      {children}
    </>
  );
}

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
    queue.add({ tone: "success", text: "Coupon redeemed" });
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

function WithAContainer(look: Partial<GatehouseRootProps>) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setContainer} data-testid="container" style={{ position: "relative", zIndex: 7 }} />
      {container && <HostPage {...look} Host={UnderAHeader} overlayContainer={container} />}
    </>
  );
}

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
