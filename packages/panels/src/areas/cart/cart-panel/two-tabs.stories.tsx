import type { CartRow } from "@gatehouse/contract/cart";
import { depth } from "@gatehouse/story-kit/depth";
import type { OpenedPortal } from "@gatehouse/story-kit/portal/demo-database";
import { AnotherPortal, openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import fc from "fast-check";
import type { JSX } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { CartPanel } from "./cart-panel";

const tabs = ["first", "second"] as const;
type Tab = (typeof tabs)[number];

/** The outcome of a tab's next write: refused, lost on the way, or done with its response lost. */
type Fault = "refused" | "dropped" | "unheard";
const faults = new Map<Tab, Fault>();

const throughFaults =
  (tab: Tab) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const isWrite = new Request(input, init).method !== "GET";
    const fault = isWrite ? faults.get(tab) : undefined;
    if (fault === undefined) return send(input, init);
    faults.delete(tab);
    if (fault === "refused") return Response.json({ detail: "Internal server error." }, { status: 500 });
    if (fault === "unheard") await send(input, init);
    throw new TypeError("Failed to fetch");
  };

/** The cart in two tabs of one browser, with their own caches, on one server. */
function TwoTabs({ pace }: { readonly pace: number }): JSX.Element {
  return (
    <>
      {tabs.map((tab) => (
        <section key={tab} aria-label={tab}>
          <AnotherPortal story={{ through: throughFaults(tab) }}>
            <PollPaceContext value={pace}>
              <CartPanel />
            </PollPaceContext>
          </AnotherPortal>
        </section>
      ))}
    </>
  );
}

const meta: Meta<typeof TwoTabs> = {
  title: "Panels/Cart/Two tabs",
  component: TwoTabs,
  args: { pace: 1 },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => faults.clear(),
};

export default meta;
type Story = StoryObj<typeof TwoTabs>;

const placeOf = (tab: Tab) => within(screen.getByRole("region", { name: tab }));
const field = (tab: Tab) => placeOf(tab).queryByRole("textbox", { name: "Quantity of New PRO license, 1 year" });
const api = `${window.location.origin}/api/webapp/v1/`;

/** Reads or changes the cart outside both tabs, like another browser. */
async function elsewhere(server: OpenedPortal, path: string, body?: object): Promise<unknown> {
  const init = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return (await server.fetch(new Request(api + path, init))).json();
}

const rowsAt = async (server: OpenedPortal) =>
  ((await elsewhere(server, "grouped-shopping-cart-rows/")) as { results: CartRow[] }).results;
const purchase = {
  type: "pur",
  license: null,
  duration: 1,
  license_duration_measurement_unit: "years",
  online_compile: true,
  license_type: "pro",
};

/** The cart as a tab shows it and as the server has it, in one format. */
const shownIn = (tab: Tab) => [
  ...placeOf(tab)
    .queryAllByRole("link", { name: /^GC-/ })
    .map((link) => link.textContent),
  ...placeOf(tab)
    .queryAllByRole<HTMLInputElement>("textbox", { name: /^Quantity of/ })
    .map(({ value }) => `1 year × ${value}`),
];
const heldBy = async (server: OpenedPortal) => {
  const rows = await rowsAt(server);
  return [
    ...rows.flatMap(({ license }) => license?.serial_number ?? []),
    ...rows.flatMap(({ license, duration, quantity }) => (license === null ? `${duration} year × ${quantity}` : [])),
  ];
};

async function endsAsTheServerHolds(server: OpenedPortal): Promise<void> {
  await waitFor(async () => {
    const held = await heldBy(server);
    await expect(tabs.map(shownIn)).toEqual([held, held]);
  });
}

/** Both tabs edit before either edit is sent. One wins, the other gets a message, and both show the server's data. */
export const ConcurrentEdits: Story = {
  play: async ({ loaded }) => {
    const server = openedPortal(loaded);
    await waitFor(() => tabs.forEach((tab) => expect(field(tab)).toHaveValue("2")));
    for (const [tab, text] of [
      ["first", "5"],
      ["second", "7"],
    ] as const) {
      const input = field(tab);
      if (input === null) throw new Error(`${tab} shows no quantity`);
      await userEvent.tripleClick(input);
      await userEvent.keyboard(text);
    }
    await waitFor(() =>
      expect(screen.getByText("Your cart was changed somewhere else. You're seeing the latest version.")).toBeVisible(),
    );
    await endsAsTheServerHolds(server);
    await expect(["1 year × 5", "1 year × 7"]).toContain((await heldBy(server))[1]);
  },
};

type Step =
  | { readonly kind: "type"; readonly tab: Tab; readonly quantity: number }
  | { readonly kind: "more" | "remove" | "settle"; readonly tab: Tab }
  | { readonly kind: "fault"; readonly tab: Tab; readonly fault: Fault }
  | { readonly kind: "elsewhere"; readonly quantity: number };

const tab = fc.constantFrom(...tabs);
const quantity = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("type" as const), tab, quantity }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("more" as const, "settle" as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("fault" as const),
      tab,
      fault: fc.constantFrom<Fault>("refused", "dropped", "unheard"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("elsewhere" as const), quantity }) },
);

async function take(server: OpenedPortal, one: Step): Promise<void> {
  if (one.kind === "elsewhere")
    return void (await elsewhere(server, "grouped-shopping-cart-rows/", { ...purchase, quantity: one.quantity }));
  if (one.kind === "fault") return void faults.set(one.tab, one.fault);
  // A tab can't change a row that it doesn't show.
  const input = field(one.tab);
  if (input === null) return;
  if (one.kind === "type") {
    await userEvent.tripleClick(input);
    await userEvent.keyboard(String(one.quantity));
  } else if (one.kind === "settle") {
    faults.delete(one.tab);
    await endsAsTheServerHolds(server);
  } else {
    await userEvent.click(
      placeOf(one.tab).getByRole("button", { name: one.kind === "more" ? /^Increase quantity of/ : /^Remove New/ }),
    );
  }
}

/** After any actions and failures in two tabs and elsewhere, each tab shows the server's data. */
export const AnythingInAnyOrder: Story = {
  args: { pace: 1 / 50 },
  play: async ({ loaded }) => {
    const server = openedPortal(loaded);
    await waitFor(() => tabs.forEach((one) => expect(field(one)).toHaveValue("2")));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await elsewhere(server, "grouped-shopping-cart-rows/", { ...purchase, quantity: 2 });
        await endsAsTheServerHolds(server);
        for (const one of steps) await take(server, one);
        faults.clear();
        await endsAsTheServerHolds(server);
      }),
      { numRuns: depth(5, 12), seed: 1, endOnFailure: true, interruptAfterTimeLimit: 90_000 },
    );
  },
};
