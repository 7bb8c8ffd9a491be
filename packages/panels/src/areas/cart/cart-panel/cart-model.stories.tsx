import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import { depth } from "@gatehouse/story-kit/depth";
import { buyerOf, type CartDatabase, openCartDatabase } from "@gatehouse/story-kit/models/cart-database";
import { cartActions, cartModel, type CartStep, type HeldCart, predict } from "@gatehouse/story-kit/models/cart-model";
import {
  faults,
  modelTab,
  ModelTabs,
  pastFaults,
  places,
  poll,
  showsServerState,
  withCsrfToken,
} from "@gatehouse/story-kit/models/model-tabs";
import { networkIdle, nextTask } from "@gatehouse/story-kit/portal/network-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { expect, waitFor } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { PauseContext } from "../../../data/pause";
import { PollPaceContext } from "../../../data/poll-pace";
import { CartCalls, type CartTab } from "../../../testing/cart-calls";

/** How often each of the four stories runs generated actions. */
const runs = depth(16, 250);

/** How a tab runs its steps: one after the other, all at once, or concurrently with another tab. */
interface Burst {
  readonly kind: "step by step" | "hurried" | "beside another tab";
  readonly tab: 0 | 1;
  readonly steps: readonly (CartStep & { readonly isAfterMoment: boolean })[];
  readonly isReadLost: boolean;
}

const choice = fc.nat({ max: 11 });
const burst: fc.Arbitrary<Burst> = fc.record({
  kind: fc.constantFrom("step by step" as const, "hurried" as const, "beside another tab" as const),
  tab: fc.constantFrom(0 as const, 1 as const),
  steps: fc.array(
    fc.record({
      action: fc.constantFrom(...cartActions),
      fault: fc.constantFrom(...faults),
      first: choice,
      second: choice,
      isAfterMoment: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  isReadLost: fc.integer({ min: 0, max: 19 }).map((at) => at === 0),
});
const bursts = fc.array(burst, { minLength: 1, maxLength: 2 });

/** The server's data for the tab's user, read without fault injection. */
async function truthFor(tab: CartTab): Promise<HeldCart> {
  const asked = pastFaults(tab);
  const [rows, { count }, owned, submitted] = await Promise.all([
    asked.call(cart.list),
    asked.call(cart.count),
    asked.call(licenses.list),
    asked.call(orders.list),
  ]);
  return { rows: rows.results, count, owned: owned.results, orders: submitted.results };
}

async function settle(tab: CartTab): Promise<void> {
  await tab.edits.flush();
  await Promise.all(tab.removing.splice(0));
  await networkIdle(tab.portal.queryClient);
}

/** Each step has the predicted result: in the tab, on the server, and in the messages to the user. */
async function liveStepByStep(tab: CartTab, steps: readonly CartStep[]): Promise<void> {
  for (const step of steps) {
    const outcome = predict(cartModel(tab.held, tab.failedSubmission), tab.held, step);
    if (outcome === undefined) continue;
    tab.failuresShown = 0;
    tab.faults.push(step.fault);
    tab.act(step);
    await settle(tab);
    tab.faults.length = 0;
    tab.failedSubmission = outcome.model.failedSubmission;
    await showsServerState(tab, () => truthFor(tab));
    await expect(cartModel(tab.held, tab.failedSubmission)).toEqual(outcome.model);
    await expect(tab.failuresShown > 0, "the user is told of a failure, and of nothing else").toBe(
      outcome.showsFailure,
    );
  }
}

async function live(tabs: readonly [CartTab, CartTab], { kind, tab: chosen, steps, isReadLost }: Burst): Promise<void> {
  const first = tabs[chosen];
  const busy = kind === "beside another tab" ? [first, tabs[1 - chosen] ?? first] : [first];
  for (const tab of busy) await poll(tab);
  if (kind === "step by step") return liveStepByStep(first, steps);
  // Lose at most one read per tab. A list that fails twice in a row is reported as stale and stays so.
  for (const tab of busy) tab.isReadLost = isReadLost;
  for (const [index, { isAfterMoment, ...step }] of steps.entries()) {
    const tab = busy[index % busy.length] ?? first;
    if (isAfterMoment) await nextTask();
    tab.faults.push(step.fault);
    // Skip resubmissions. Their outcome depends on when the first submission gets its response.
    if (step.action !== "submit again") tab.act(step);
  }
  // A single tab needs no refetch. With two tabs, one may show outdated data.
  for (const tab of busy) await settle(tab);
  for (const tab of busy) {
    tab.faults.length = 0;
    tab.isReadLost = false;
    if (busy.length > 1) await poll(tab);
  }
  for (const tab of busy) await showsServerState(tab, () => truthFor(tab));
}

const meta: Meta = {
  title: "Panels/Cart/Model-based test",
  parameters: { root: false, axe: false },
  loaders: [
    async () => {
      const database = await openCartDatabase(places);
      const tabs = Array.from({ length: places }, (_, place) =>
        [0, 1].map(() => ({
          ...modelTab<CartTab>(buyerOf(place), database.as(buyerOf(place))),
          remove: new Map(),
          removing: [],
        })),
      );
      return { database, tabs };
    },
  ],
  render: (_args, { loaded }) => (
    <PollPaceContext value={1 / 500}>
      <PauseContext value={nextTask}>
        <ModelTabs
          tabs={loaded["tabs"] as readonly (readonly CartTab[])[]}
          readsLost="shopping-cart"
          panel={(tab) => (
            <PortalPanel name="CartPanel">
              <CartCalls tab={tab} />
            </PortalPanel>
          )}
        />
      </PauseContext>
    </PollPaceContext>
  ),
  beforeEach: withCsrfToken,
};

export default meta;

/**
 * Runs generated actions on a cart, with fault injection. Tabs must show the server's data, and single steps must end
 * as the model predicts. No rule of the cart may break. A failure prints the seed that reproduces it.
 */
const proves = (seed: number): StoryObj => ({
  play: async ({ loaded }) => {
    const { database, tabs } = loaded as { database: CartDatabase; tabs: readonly (readonly [CartTab, CartTab])[] };
    await waitFor(() => expect(tabs.flat().every(({ held }) => held?.rows !== undefined)).toBe(true), {
      timeout: 60_000,
    });
    const proveIn = (place: number, here: readonly [CartTab, CartTab]) =>
      fc.asyncProperty(bursts, async (generated) => {
        await database.begin(place);
        for (const tab of here) Object.assign(tab, { submissions: 0, failedSubmission: undefined });
        for (const one of generated) await live(here, one);
        await expect(await database.broken(place)).toEqual([]);
        const { orders: made = [] } = await truthFor(here[0]);
        await expect(made.length, "a submission makes one order").toBeLessThanOrEqual(
          here[0].submissions + here[1].submissions,
        );
      });
    await Promise.all(
      tabs.map((here, place) =>
        fc.assert(proveIn(place, here), { numRuns: Math.ceil(runs / places), seed: seed + place }),
      ),
    );
    const taken = tabs.map(([one, other]) => one.taken + other.taken);
    await expect(Math.min(...taken), "something was done in each place").toBeGreaterThan(0);
    await expect(
      taken.reduce((sum, writes) => sum + writes),
      "much was done",
    ).toBeGreaterThan(runs);
  },
});

export const FirstQuarter = proves(1_000);
export const SecondQuarter = proves(2_000);
export const ThirdQuarter = proves(3_000);
export const LastQuarter = proves(4_000);
