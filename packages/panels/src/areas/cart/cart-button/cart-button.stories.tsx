import { cart } from "@gatehouse/contract/cart";
import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { CartPanel } from "../cart-panel/cart-panel";
import { CartButton } from "./cart-button";

const navigation = recordedNavigation();

const meta: Meta<typeof CartButton> = {
  title: "Panels/Cart/CartButton",
  component: CartButton,
  parameters: { portal: { as: "customer@example.com", navigation } },
};

export default meta;
type Story = StoryObj<typeof CartButton>;

const button = (name: string | RegExp) => screen.findByRole("link", { name });
const badgeOf = (link: HTMLElement) => link.parentElement?.querySelector<HTMLElement>(".gh-cart-count");

export const Default: Story = {
  play: async () => {
    const link = await button("Shopping cart, 3 items");
    await expect(badgeOf(link)).toHaveTextContent("3");
    await expect(badgeOf(link)).not.toHaveAttribute("data-changed");
    await userEvent.click(link);
    await expect(navigation.visits).toContainEqual({
      target: expect.objectContaining({ screen: "shoppingCart", path: "/shopping-cart" }),
      replace: false,
    });
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async () => expect(badgeOf(await button("Shopping cart"))).toBeNull(),
};

/** Without BroadcastChannel, the browser still shows and changes the cart. */
export const WithoutChannels: Story = {
  beforeEach: () => {
    const { BroadcastChannel: channels } = window;
    Reflect.deleteProperty(window, "BroadcastChannel");
    return () => {
      window.BroadcastChannel = channels;
    };
  },
  render: () => (
    <>
      <CartButton />
      <CartPanel />
    </>
  ),
  play: async ({ canvas }) => {
    await button("Shopping cart, 3 items");
    const [remove] = await canvas.findAllByRole("button", { name: /^Remove / });
    if (remove === undefined) throw new Error("The cart has no rows.");
    await userEvent.click(remove);
    await button("Shopping cart, 2 items");
  },
};

/** When signed out, the button only links to the cart, which shows the sign-in link. */
export const SignedOut: Story = {
  parameters: { portal: { as: null } },
  render: () => (
    <>
      <CartButton />
      <CartPanel />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Sign in to continue")).toHaveLength(1);
    await expect(badgeOf(await button("Shopping cart"))).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async () => expect(badgeOf(await button("Shopping cart, 0 items"))).toBeNull(),
};

const rewritten = rewrittenResponses();

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json" } } },
  play: async ({ canvas }) => {
    const logged = spyOn(console, "error").mockImplementation(() => undefined);
    try {
      await waitFor(() =>
        expect(logged).toHaveBeenCalledWith(
          "The cart's rows could not be counted.",
          expect.objectContaining({ kind: "server" }),
        ),
      );
      await expect(await button("Shopping cart")).toBeVisible();
      await expect(canvas.queryByRole("alert")).toBeNull();
    } finally {
      logged.mockRestore();
    }
  },
};

export const LongText: Story = {
  parameters: { portal: { through: rewritten.through } },
  beforeEach: () => {
    rewritten.responses.set(cart.count, { count: 2_000 });
  },
  play: async () => expect(badgeOf(await button("Shopping cart, 2000 items"))).toHaveTextContent("2000"),
};

/** The badge animates for two seconds when the count changes, but not when the count first loads. */
export const Changes: Story = {
  parameters: { portal: { through: rewritten.through }, axe: false },
  beforeEach: () => {
    rewritten.responses.set(cart.count, { count: 3 });
  },
  render: () => (
    <PollPaceContext value={1 / 600}>
      <CartButton />
    </PollPaceContext>
  ),
  play: async () => {
    const link = await button("Shopping cart, 3 items");
    await expect(badgeOf(link)).not.toHaveAttribute("data-changed");
    rewritten.responses.set(cart.count, { count: 5 });
    await waitFor(() => expect(badgeOf(link)).toHaveTextContent("5"));
    await expect(badgeOf(link)).toHaveAttribute("data-changed");
    const changedAt = performance.now();
    const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    await expect(getComputedStyle(badgeOf(link) ?? link).animationDuration).toBe(isMotionReduced ? "0s" : "2s");
    await waitFor(() => expect(badgeOf(link)).not.toHaveAttribute("data-changed"));
    await expect(performance.now() - changedAt).toBeGreaterThan(1_500);
  },
};

/** A change in one portal of the browser updates another portal's badge at once. */
export const FollowsOtherTabs: Story = {
  parameters: { axe: false },
  render: () => (
    <>
      <CartButton />
      <AnotherPortal>
        <section aria-label="another tab">
          <CartPanel />
        </section>
      </AnotherPortal>
    </>
  ),
  play: async ({ canvas }) => {
    await button("Shopping cart, 3 items");
    const other = within(canvas.getByRole("region", { name: "another tab" }));
    await userEvent.click(await other.findByRole("button", { name: "Increase quantity of New PRO license, 1 year" }));
    await button("Shopping cart, 4 items");
    await userEvent.click(other.getByRole("button", { name: "Remove New PRO license, 1 year" }));
    await button("Shopping cart, 1 item");
  },
};

const later = changingFault();

/** A loaded count stays even if a later poll fails. */
export const FailsAfterSuccess: Story = {
  parameters: { portal: { through: later.through }, axe: false },
  beforeEach: () => {
    later.now = undefined;
  },
  render: () => (
    <PollPaceContext value={1 / 600}>
      <CartButton />
    </PollPaceContext>
  ),
  play: async () => {
    const logged = spyOn(console, "error").mockImplementation(() => undefined);
    try {
      await button("Shopping cart, 3 items");
      later.now = { kind: "403 json" };
      await waitFor(() => expect(logged).toHaveBeenCalled());
      await expect(await button("Shopping cart, 3 items")).toBeVisible();
    } finally {
      logged.mockRestore();
    }
  },
};
