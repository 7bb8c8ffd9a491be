import { cart, cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import { depth } from "@gatehouse/story-kit/depth";
import { buyerOf, type CartDatabase, openCartDatabase } from "@gatehouse/story-kit/models/cart-database";
import {
  cartActions,
  cartModel,
  type CartStep,
  foretell,
  type HeldCart,
  newCount,
  newYears,
  purchaseRows,
  toRenew,
  wantedQuantity,
} from "@gatehouse/story-kit/models/cart-model";
import {
  choiceOf,
  faults,
  type ModelTab,
  modelTab,
  ModelTabs,
  pastFaults,
  places,
  poll,
  showsTheTruth,
  withCsrfToken,
} from "@gatehouse/story-kit/models/model-tabs";
import { networkIdle, nextTask } from "@gatehouse/story-kit/portal/network-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { PauseContext } from "../../../data/pause";
import { PollPaceContext } from "../../../data/poll-pace";
import { useEndpoint } from "../../../data/use-endpoint";
import { usePortal } from "../../../portal/portal-context";
import { useAddLicenses } from "../dialogs/use-add-licenses";
import { useAddRenewals } from "../dialogs/use-add-renewals";
import type { QuantityEdits } from "./quantity-edits";
import { useQuantityEdits } from "./use-quantity-edits";
import { useRemoveRow } from "./use-remove-row";
import { useSubmitCart } from "./use-submit-cart";

/** How often each of the four stories runs generated actions. */
const runs = depth(16, 250);

/** What a tab does in one go: a thing after the other, or all of it in a hurry, or hurrying beside another tab. */
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

interface Tab extends ModelTab<HeldCart> {
  edits: QuantityEdits;
  /** Submit dialogs that were opened since the run began. */
  submissions: number;
  hasFailedSubmission: boolean;
  act: (step: CartStep) => void;
  /** By row. */
  readonly remove: Map<string, () => void>;
  readonly removing: Promise<void>[];
  submit: () => void;
}

const nothing = () => undefined;

/** The calls of the cart's panel and dialogs with what they refresh, and nothing to see. */
function Calls({ tab }: { readonly tab: Tab }): ReactNode {
  const portal = usePortal();
  const rows = useEndpoint(cart.list).data?.results;
  const count = useEndpoint(cart.count).data?.count;
  const owned = useEndpoint(licenses.list).data?.results;
  const submitted = useEndpoint(orders.list).data?.results;
  const edits = useQuantityEdits();
  const add = useAddLicenses(nothing);
  const renew = useAddRenewals(nothing);
  const [dialog, setDialog] = useState(0);
  const held: HeldCart = { rows, count, owned, orders: submitted };
  const act = (step: CartStep) => {
    const purchase = choiceOf(purchaseRows(held), step.first);
    const row = choiceOf(rows, step.first);
    const renewed = toRenew(held, step).flatMap(({ type, ...license }) => (type === "pro" ? { ...license, type } : []));
    if (step.action === "edit" && purchase) edits.change(purchase, wantedQuantity(step), nothing);
    if (step.action === "add") add.run({ years: newYears(step), count: newCount(step) });
    if (step.action === "renew" && renewed.length > 0) renew.run({ licenses: renewed, years: newYears(step) });
    if (step.action === "remove" && row) tab.remove.get(cartGroupKey(row))?.();
    if (step.action === "submit" && row) {
      flushSync(() => setDialog((before) => before + 1));
      tab.submissions += 1;
    }
    if (step.action === "submit again" || (step.action === "submit" && row)) tab.submit();
  };
  useEffect(() => {
    Object.assign(tab, { portal, edits, act, held });
  });
  return (
    rows && (
      <>
        {rows.map((row) => (
          <RemoveButton key={cartGroupKey(row)} tab={tab} row={row} edits={edits} />
        ))}
        <SubmitDialog key={dialog} tab={tab} rows={rows} edits={edits} />
      </>
    )
  );
}

function RemoveButton({
  tab,
  row,
  edits,
}: {
  readonly tab: Tab;
  readonly row: CartRow;
  readonly edits: QuantityEdits;
}): null {
  const { run, isPending } = useRemoveRow((removed) => edits.drop(removed));
  const key = cartGroupKey(row);
  useEffect(() => {
    tab.remove.set(key, () => {
      if (isPending) return;
      tab.removing.push(run(row));
    });
    return () => void tab.remove.delete(key);
  });
  return null;
}

function SubmitDialog({
  tab,
  rows,
  edits,
}: {
  readonly tab: Tab;
  readonly rows: readonly CartRow[];
  readonly edits: QuantityEdits;
}): null {
  const { run } = useSubmitCart(rows, edits, nothing);
  useEffect(() => {
    tab.submit = run;
  });
  return null;
}

/** What the server has for whoever has this tab, asked past everything that may fail. */
async function truthFor(tab: Tab): Promise<HeldCart> {
  const asked = pastFaults(tab);
  const [rows, { count }, owned, submitted] = await Promise.all([
    asked.call(cart.list),
    asked.call(cart.count),
    asked.call(licenses.list),
    asked.call(orders.list),
  ]);
  return { rows: rows.results, count, owned: owned.results, orders: submitted.results };
}

async function settle(tab: Tab): Promise<void> {
  await tab.edits.flush();
  await Promise.all(tab.removing.splice(0));
  await networkIdle(tab.portal.queryClient);
}

/** Each step comes to what was foretold: in the tab, on the server, and in what the user is told. */
async function liveStepByStep(tab: Tab, steps: readonly CartStep[]): Promise<void> {
  for (const step of steps) {
    const outcome = foretell(cartModel(tab.held, tab.hasFailedSubmission), tab.held, step);
    if (outcome === undefined) continue;
    tab.failuresShown = 0;
    tab.faults.push(step.fault);
    tab.act(step);
    await settle(tab);
    tab.faults.length = 0;
    tab.hasFailedSubmission = outcome.model.hasFailedSubmission;
    await showsTheTruth(tab, () => truthFor(tab));
    await expect(cartModel(tab.held, tab.hasFailedSubmission)).toEqual(outcome.model);
    await expect(tab.failuresShown > 0, "the user is told of a failure, and of nothing else").toBe(
      outcome.showsFailure,
    );
  }
}

async function live(tabs: readonly [Tab, Tab], { kind, tab: chosen, steps, isReadLost }: Burst): Promise<void> {
  const first = tabs[chosen];
  const busy = kind === "beside another tab" ? [first, tabs[1 - chosen] ?? first] : [first];
  for (const tab of busy) await poll(tab);
  if (kind === "step by step") return liveStepByStep(first, steps);
  // One of each tab's: a list that is lost twice running is told to be old, and stays so.
  for (const tab of busy) tab.isReadLost = isReadLost;
  for (const [index, { isAfterMoment, ...step }] of steps.entries()) {
    const tab = busy[index % busy.length] ?? first;
    if (isAfterMoment) await nextTask();
    tab.faults.push(step.fault);
    // A hurried submission may be answered at any time; only what it comes to is known.
    if (step.action !== "submit again") tab.act(step);
  }
  // A tab alone shows what it did without being asked again; of two, one may have been overtaken.
  for (const tab of busy) await settle(tab);
  for (const tab of busy) {
    tab.faults.length = 0;
    tab.isReadLost = false;
    if (busy.length > 1) await poll(tab);
  }
  for (const tab of busy) await showsTheTruth(tab, () => truthFor(tab));
}

const meta: Meta = {
  title: "Panels/Cart/Model-based test",
  parameters: { root: false, axe: false },
  loaders: [
    async () => {
      const database = await openCartDatabase(places);
      const tabs = Array.from({ length: places }, (_, place) =>
        [0, 1].map(() => ({
          ...modelTab<Tab>(buyerOf(place), database.as(buyerOf(place))),
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
          tabs={loaded["tabs"] as readonly (readonly Tab[])[]}
          readsLost="shopping-cart"
          panel={(tab) => (
            <PortalPanel name="CartPanel">
              <Calls tab={tab} />
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
 * Runs generated actions on one cart, with faults. A tab shows what the server has, single steps end as the model predicts,
 * and no rule of the cart is ever broken. A failure names its seed, which repeats it.
 */
const proves = (seed: number): StoryObj => ({
  play: async ({ loaded }) => {
    const { database, tabs } = loaded as { database: CartDatabase; tabs: readonly (readonly [Tab, Tab])[] };
    await waitFor(() => expect(tabs.flat().every(({ held }) => held?.rows !== undefined)).toBe(true), {
      timeout: 60_000,
    });
    const proveIn = (place: number, here: readonly [Tab, Tab]) =>
      fc.asyncProperty(bursts, async (generated) => {
        await database.begin(place);
        for (const tab of here) Object.assign(tab, { submissions: 0, hasFailedSubmission: false });
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
