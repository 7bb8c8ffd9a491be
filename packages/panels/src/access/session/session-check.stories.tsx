import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { viewer } from "@gatehouse/contract/viewer";
import {
  extra,
  goesOn,
  mountPanel,
  OneAtATime,
  refusals,
  sessionCall,
} from "@gatehouse/story-kit/faults/refused-calls";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CartButton } from "../../areas/cart/cart-button/cart-button";
import { LicenseStatusPanel } from "../../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";
import { UserMenu } from "../../areas/viewer/user-menu";
import { PollPaceContext } from "../../data/poll-pace";
import { LicensesPage } from "../../pages/licenses-page";
import { loadAllCode } from "../../testing/all-code";
import { PortalWitness } from "../../testing/portal-witness";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/SessionCheck",
  component: OneAtATime,
  args: { Witness: PortalWitness },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  loaders: [loadAllCode],
  beforeEach: withCsrfToken,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const get = ({ path }: { readonly path: string }) => `GET ${path}`;
const count = (made: readonly string[], call: string) => made.filter((one) => one === call).length;
const polledPage = (
  <PollPaceContext value={1 / 120}>
    <UserMenu />
    <CartButton />
    <LicenseStatusPanel />
    <LicensesPanel />
  </PollPaceContext>
);

/**
 * With two polls a second, each refusal is checked once, the other panels keep working, and the refused one recovers.
 */
export const PolledCall: Story = {
  play: async () => {
    const [failing, well, gate] = [get(licenses.grouped), get(licenses.best), get(viewer.profileConfirmed)];
    const mounted = await mountPanel(polledPage, [failing, get(cart.count)], { most: 400 }, false);
    await screen.findByText("Failed to fetch licenses.");
    await waitFor(() => expect(count(mounted.made, well)).toBeGreaterThan(8));
    const polls = count(mounted.made, well) + 1;
    for (const call of [failing, get(cart.count), get(licenses.inUse), get(viewer.me)])
      await expect(count(mounted.made, call), call).toBeLessThanOrEqual(polls);
    await expect(count(mounted.made, sessionCall)).toBeLessThanOrEqual(2 * polls);
    await expect(count(mounted.made, gate)).toBe(1);
    await goesOn(mounted, failing);
    await expect(await screen.findByText("Your Example PRO license is active")).toBeVisible();
    mounted.refused.clear();
    await screen.findByRole("table", { name: "My Licenses" });
  },
};

/** Every request except the session check is refused: one check serves them all. */
export const EveryCall: Story = {
  play: async () => {
    // Fetches the page's code. Panels that it brings late would make their first calls only on the second page.
    await mountPanel(<LicensesPage />);
    const { made: healthy } = await mountPanel(<LicensesPage />);
    const mounted = await mountPanel(<LicensesPage />, healthy, { access: "redirect" });
    await expect(extra(mounted.made, healthy)).toEqual([sessionCall]);
    await goesOn(mounted, "every call");
    await expect(screen.getAllByRole("alert").length).toBeGreaterThan(1);
  },
};

/** On a server without the session check, the viewer's own data shows that nobody is signed in. */
export const NoSessionCall: Story = {
  play: async () => {
    const { made: healthy } = await mountPanel(<LicensesPage />);
    for (const call of new Set(healthy)) {
      const mounted = await mountPanel(<LicensesPage />, [call], {
        access: "redirect",
        session: () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
      });
      await expect(extra(mounted.made, healthy).length, call).toBeLessThanOrEqual(2);
      if (call !== get(viewer.me)) await goesOn(mounted, call);
    }
  },
};

/** Without the session check, the portal still notices the end of a session and a new sign-in. */
export const EndsWithoutSessionCall: Story = {
  play: async ({ loaded }) => {
    const server = openedPortal(loaded);
    const mounted = await mountPanel(
      polledPage,
      [],
      { most: 400, session: () => new Response(null, { status: 404 }) },
      false,
    );
    await screen.findByRole("table", { name: "My Licenses" });
    server.viewer.switchTo(null);
    await screen.findByRole("alertdialog", { name: "Your session has ended" });
    server.viewer.switchTo("customer@example.com");
    await waitFor(async () => {
      window.dispatchEvent(new Event("focus"));
      await expect(screen.queryByRole("alertdialog")).toBeNull();
    });
    await expect(mounted.onEvent.mock.calls.filter(([{ type }]) => type === "session.ended")).toHaveLength(1);
  },
};

/**
 * A proxy removes the cookie from the session check. The wrong result causes neither a burst of requests nor endless
 * reloads.
 */
export const SessionCallAlwaysRefused: Story = {
  play: async () => {
    const { made: healthy } = await mountPanel(<LicensesPage />);
    const story = { access: "redirect", session: refusals[0] } as const;
    const unharmed = await mountPanel(<LicensesPage />, [], story);
    await expect(extra(unharmed.made, healthy)).toEqual([]);
    await goesOn(unharmed, "nothing refused");
    for (const call of new Set(healthy)) {
      const mounted = await mountPanel(<LicensesPage />, [call], story);
      await expect(extra(mounted.made, healthy).length, call).toBeLessThanOrEqual(4);
      await expect(mounted.navigation.visits.length, call).toBeLessThanOrEqual(1);
    }
  },
};

/** When servers disagree about the session, it ends and resumes once, not forever. */
export const SessionCallDisagrees: Story = {
  play: async () => {
    let asked = 0;
    const session = () =>
      (asked += 1) % 2 === 1 ? Response.json({}, { status: 401 }) : Response.json({ meta: { is_authenticated: true } });
    const { made: healthy } = await mountPanel(<LicensesPage />);
    for (const call of new Set(healthy)) {
      asked = 0;
      const mounted = await mountPanel(<LicensesPage />, [call], { session });
      await expect(extra(mounted.made, healthy).length, call).toBeLessThanOrEqual(healthy.length + 8);
    }
  },
};

/**
 * A write is refused while the session is active: the dialog shows the refusal and keeps the input, without a sign-in
 * prompt.
 */
export const RefusedWrite: Story = {
  play: async () => {
    const coupon = "RDR-VALID-SMART-00000-00000-000002";
    const call = `POST ${licenses.redeemCoupon.path}`;
    for (const refusal of refusals) {
      const mounted = await mountPanel(<LicensesPanel />, [call], { refusal });
      await userEvent.click(screen.getByRole("button", { name: "Add license" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
      await userEvent.type(await screen.findByRole("textbox", { name: "Coupon code" }), coupon);
      const before = mounted.made.length;
      await userEvent.click(screen.getByRole("button", { name: "Redeem" }));
      await waitFor(() =>
        expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveAccessibleDescription(
          /Invalid token|[Cc]oupon/,
        ),
      );
      await waitFor(() => expect(screen.getByRole("textbox", { name: "Coupon code" })).toBeInvalid());
      await mounted.settled();
      const sent = mounted.made.indexOf(call, before);
      await expect(mounted.made.slice(sent, sent + 2)).toEqual([call, sessionCall]);
      await expect(count(mounted.made, call)).toBe(1);
      await expect(count(mounted.made, sessionCall)).toBe(1);
      await expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveValue(coupon);
      await goesOn(mounted, call);
      mounted.refused.clear();
      if (refusal === refusals.at(-1)) {
        await userEvent.click(screen.getByRole("button", { name: "Redeem" }));
        await screen.findByText("Coupon redeemed successfully.");
      }
    }
  },
};
