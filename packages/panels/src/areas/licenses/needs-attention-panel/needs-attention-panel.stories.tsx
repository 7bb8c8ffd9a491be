import { licenses } from "@gatehouse/contract/licenses";
import { support } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { PageGrid, PageGridItem } from "@gatehouse/design";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renewElsewhere } from "../../../testing/renew-elsewhere";
import { NeedsAttentionPanel } from "./needs-attention-panel";

const watched = watchedPortal();
const { navigation, requests, rewritten } = watched;

const meta: Meta<typeof NeedsAttentionPanel> = {
  title: "Panels/Licenses/NeedsAttentionPanel",
  component: NeedsAttentionPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof NeedsAttentionPanel>;

const panel = () => screen.findByRole("region", { name: /^Needs attention/ });
const lines = async () =>
  within(await panel())
    .getAllByRole("listitem")
    .map((line) => line.textContent);
const toCart = { target: expect.objectContaining({ screen: "shoppingCart" }), replace: false };

export const Default: Story = {
  play: async () => {
    await expect(await lines()).toEqual([
      expect.stringMatching(/^GC-3A88-2051 SMART has expired51 days ago, \d+\s\w+\s20\d\dRenew$/),
      expect.stringMatching(/^GC-TR26-0051 Trial expires in 21 days/),
      expect.stringMatching(/^GC-3A90-4417 SMART expires in 30 days.*Renew$/),
      "1 renewal is in your cartNot ordered yetView cart",
      "GC-7F21-0307 is waiting for activation on dongle 00C4-19Connect the dongle and open Example.How to activate",
    ]);
    const found = within(await panel());
    await expect(found.getByRole("heading", { name: "Needs attention 6" })).toBeVisible();
    await expect(found.getByRole("link", { name: "1 more" })).toHaveAttribute("href", "/app/licenses");
    // Only the first row's action is primary.
    const lineButtons = within(found.getByRole("list")).getAllByRole("button");
    await expect(lineButtons.map((button) => button.dataset["variant"])).toEqual(["primary", "secondary"]);
  },
};

/** One press adds the renewal to the cart and opens the cart. */
export const Renews: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Renew GC-3A88-2051" })).toBeEnabled());
    await userEvent.dblClick(screen.getByRole("button", { name: "Renew GC-3A88-2051" }));
    await waitFor(() => expect(navigation.visits).toEqual([toCart]));
    await expect(requests.made.filter((call) => call.startsWith("POST") && call.includes("shopping-cart"))).toEqual([
      "POST /api/webapp/v1/shopping-cart/",
    ]);
    await waitFor(() => expect(screen.getByText("2 renewals are in your cart")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "Renew GC-3A88-2051" })).toBeNull();
  },
};

/** A refusal shows in its row, and the viewer isn't sent to the cart. */
export const RenewalRefused: Story = {
  play: async ({ loaded }) => {
    await screen.findByRole("button", { name: "Renew GC-3A90-4417" });
    await renewElsewhere(loaded, "GC-3A90-4417");
    // The list keeps its old data, as in a tab that has not refetched.
    rewritten.responses.set(licenses.grouped, () => Response.error());
    await press("Renew GC-3A90-4417");
    await seesToast("Failed to add some renews to the cart. Please try again later.");
    await expect(await screen.findByText("The renewal of this license is already in the cart.")).toBeVisible();
    await expect(navigation.visits).toEqual([]);
  },
};

export const Follows: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("link", { name: "View cart" }));
    await expect(navigation.visits).toEqual([toCart]);
    await userEvent.click(screen.getByRole("link", { name: "GC-3A88-2051" }));
    await expect(navigation.visits.at(-1)).toEqual({
      target: expect.objectContaining({ screen: "license" }),
      replace: false,
    });
  },
};

/** Without urgent items: an activation on a dongle, a license that was never activated, and a requested seat. */
export const LessUrgent: Story = {
  beforeEach: () => {
    const plain = {
      count: 1,
      type: "pro",
      is_trial: false,
      progress_bar: 80,
      remote_services: true,
      group: null,
      renew_in_cart: false,
      renew_pending: false,
      license_dematerialized: false,
    };
    rewritten.responses.set(licenses.grouped, [
      {
        ...plain,
        license_guids: ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"],
        serial_numbers: ["GC-1", "GC-2"],
        count: 2,
        expiration_date: null,
        activated: false,
        license_reallocated_dongle: null,
      },
      {
        ...plain,
        license_guids: ["00000000-0000-4000-8000-000000000003"],
        serial_numbers: ["GC-3"],
        expiration_date: "2099-01-01T00:00:00Z",
        activated: true,
        license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true },
      },
    ]);
  },
  play: async ({ loaded }) => {
    const portal = openedPortal(loaded);
    const sent = await portal.fetch(
      new Request(window.location.origin + teams.requestUser.path.replace("{teamGuid}", demoGuid(2, 2)), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ new_member_email: "noor@elsewhere.example" }),
      }),
    );
    await expect(sent.status).toBe(201);
    window.dispatchEvent(new Event("focus"));
    await expect(await screen.findByText("You asked us to add noor@elsewhere.example to your team")).toBeVisible();
    await expect(await lines()).toEqual([
      expect.stringContaining("GC-3 is waiting for activation on dongle 00C4-19"),
      expect.stringContaining("GC-1 and 1 more PRO are not activated yet"),
      expect.stringContaining("You asked us to add noor@elsewhere.example to your team"),
    ]);
    const activate = screen.getByRole("link", { name: "How to activate GC-3" });
    await expect(activate.getAttribute("href")).toMatch(/\/licenses\/details\/[-0]+40{0,2}.*\/offline-activation\/$/);
    await userEvent.click(screen.getByRole("link", { name: "View request for noor@elsewhere.example" }));
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "ticket" }), replace: false },
    ]);
  },
};

/** With more than five items, the panel links to the license list. */
export const Many: Story = {
  beforeEach: () => {
    rewritten.responses.set(
      licenses.grouped,
      Array.from({ length: 12 }, (_, at) => ({
        license_guids: [`00000000-0000-4000-8000-0000000000${at + 10}`],
        serial_numbers: [`GC-${at + 10}`],
        count: 1,
        type: "pro",
        is_trial: false,
        expiration_date: null,
        progress_bar: 0,
        remote_services: true,
        group: null,
        activated: false,
        renew_in_cart: false,
        renew_pending: false,
        license_dematerialized: false,
        license_reallocated_dongle: null,
      })),
    );
  },
  play: async () => {
    await expect(await lines()).toHaveLength(5);
    await expect(screen.getByRole("link", { name: "7 more" })).toHaveAttribute("href", "/app/licenses");
  },
};

/** If the support requests can't be loaded, the panel still shows the licenses. */
export const OneSourceFails: Story = {
  parameters: { portal: { fault: { kind: "500 html", calls: support.list.path } } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Renew GC-3A88-2051" })).toBeVisible();
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** Without items, the panel takes no room. */
export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(requests.made).toContain("GET /api/webapp/v1/grouped-licenses/"));
    await waitFor(() => expect(canvasElement.querySelector(".gh-pending")).toBeNull());
    await expect(canvasElement.querySelector(".gh-panel")).toBeNull();
    await expect(canvasElement.querySelector(".gh-panel-slot")?.getBoundingClientRect().height).toBe(0);
  },
};

/** On a page without a `PageGrid`, the loading panel takes no room, because it may stay empty. */
export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(".gh-pending")).not.toBeNull();
    await expect(canvasElement.querySelector(".gh-panel-slot")?.getBoundingClientRect().height).toBe(0);
  },
};

/** A failure is one line. The request's id is in its details. */
export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 html", calls: licenses.grouped.path } } },
  play: async () => {
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent("Failed to check which licenses need attention. Something went wrong");
    const details = screen.getByRole("button", { name: "Details" });
    await expect(screen.queryByRole("button", { name: "Copy details" })).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(screen.getByRole("button", { name: "Copy details" })).toBeVisible();
  },
};

export const Faults: Story = faultInjection({
  calls: licenses.grouped.path,
  panel: () => (
    <PageGrid>
      <PageGridItem>
        <NeedsAttentionPanel />
      </PageGridItem>
    </PageGrid>
  ),
  hasContent: (place) => expect(within(place).getByRole("button", { name: "Renew GC-3A88-2051" })).toBeVisible(),
  ...failsWith("Failed to check which licenses need attention."),
}).story;
