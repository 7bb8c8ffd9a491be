import { type CartRow, maxLicenseCount } from "@gatehouse/contract/cart";
import { canRenew, type License } from "@gatehouse/contract/licenses";
import type { Order } from "@gatehouse/contract/orders";
import { storyDay } from "../portal/story-day";
import { choiceOf, type Fault } from "./model-tabs";

/** The cart as a tab shows it, and the data that the cart changes. */
export interface HeldCart {
  readonly rows: readonly CartRow[] | undefined;
  readonly count: number | undefined;
  readonly owned: readonly License[] | undefined;
  readonly orders: readonly Order[] | undefined;
}

export const cartActions = ["edit", "edit", "add", "renew", "remove", "submit", "submit again"] as const;

export interface CartStep {
  readonly action: (typeof cartActions)[number];
  readonly fault: Fault;
  /** `first` and `second` choose among the tab's items. */
  readonly first: number;
  readonly second: number;
}

/** The visible content of the cart, without unpredictable ids. */
export interface CartModel {
  /** How many new licenses, by years. */
  readonly purchases: ReadonlyMap<number, number>;
  readonly renewals: ReadonlySet<string>;
  readonly onOrder: ReadonlySet<string>;
  readonly orders: number;
  /** The order shown in the open dialog after a failed submission. */
  readonly failedSubmission: string | undefined;
}

export function cartModel(
  { rows = [], owned = [], orders = [] }: HeldCart,
  failedSubmission: string | undefined,
): CartModel {
  return {
    purchases: new Map(
      rows.flatMap(({ type, duration, quantity }) => (type === "pur" ? [[duration, quantity] as const] : [])),
    ),
    renewals: new Set(rows.flatMap(({ license }) => license?.guid ?? [])),
    onOrder: new Set(owned.flatMap(({ guid, renew_pending: isPending }) => (isPending ? guid : []))),
    orders: orders.length,
    failedSubmission,
  };
}

export const newYears = ({ first }: CartStep) => 1 + (first % 5);
export const newCount = ({ second }: CartStep) => 1 + second * 5;
export const wantedQuantity = ({ second }: CartStep) => 1 + second;

/** One license to renew, or two. */
export function toRenew({ owned = [] }: HeldCart, { first, second }: CartStep): readonly License[] {
  return [choiceOf(owned, first), second % 2 === 0 ? undefined : choiceOf(owned, first + 1)].flatMap(
    (license) => license ?? [],
  );
}

export interface Outcome {
  readonly model: CartModel;
  /** Whether the user sees that the step failed. */
  readonly showsFailure: boolean;
}

/**
 * The expected result of a single tab's step, computed without the code under test. A completed write counts as success
 * even if its response was lost. Undefined if the step is impossible.
 */
export function predict(before: CartModel, held: HeldCart, step: CartStep): Outcome | undefined {
  const isDone = step.fault !== "lost" && step.fault !== "500";
  const isFailed = step.fault !== "none" && step.fault !== "slow";
  const { purchases, renewals } = before;
  switch (step.action) {
    case "edit": {
      const row = choiceOf(purchaseRows(held), step.first);
      if (row === undefined) return undefined;
      const wanted = wantedQuantity(step);
      const model = isDone ? { ...before, purchases: new Map([...purchases, [row.duration, wanted]]) } : before;
      return { model, showsFailure: !isDone && wanted !== row.quantity };
    }
    case "add": {
      const years = newYears(step);
      const quantity = (purchases.get(years) ?? 0) + newCount(step);
      // Refused at its field, before anything is sent.
      if (quantity > maxLicenseCount) return { model: before, showsFailure: false };
      return {
        model: isDone ? { ...before, purchases: new Map([...purchases, [years, quantity]]) } : before,
        showsFailure: !isDone,
      };
    }
    case "renew": {
      const wanted = toRenew(held, step);
      if (wanted.length === 0) return undefined;
      const possible = wanted.filter((license) => canRenew(license, storyDay.getTime()));
      // The server refuses a renewal that is already in the cart. If that response is lost, the portal finds the
      // renewal there and counts it as success.
      const isFoundThere = ({ guid }: License) =>
        isFailed &&
        guid === wanted[0]?.guid &&
        held.rows?.some(({ license, duration }) => license?.guid === guid && duration === newYears(step)) === true;
      const done = possible.filter((license) => isDone || license !== wanted[0]);
      return {
        model: { ...before, renewals: new Set([...renewals, ...done.map(({ guid }) => guid)]) },
        showsFailure: !wanted.every((license) => done.includes(license) || isFoundThere(license)),
      };
    }
    case "remove": {
      const row = choiceOf(held.rows, step.first);
      if (row === undefined) return undefined;
      return { model: isDone ? without(before, row) : before, showsFailure: !isDone };
    }
    case "submit":
      return held.rows?.length === 0 ? undefined : submit({ ...before, failedSubmission: undefined }, held, isDone);
    case "submit again":
      if (before.failedSubmission === undefined) return undefined;
      // The dialog submits the order that it shows. If rows changed, it shows the new order first.
      return held.rows?.length !== 0 && before.failedSubmission !== saidOf(held)
        ? { model: { ...before, failedSubmission: saidOf(held) }, showsFailure: false }
        : submit(before, held, isDone);
  }
}

export const purchaseRows = ({ rows = [] }: HeldCart) => rows.filter(({ type }) => type === "pur");

function without(before: CartModel, { license, duration }: CartRow): CartModel {
  const isOther = (there: unknown) => there !== (license?.guid ?? duration);
  if (license === null)
    return { ...before, purchases: new Map([...before.purchases].filter(([years]) => isOther(years))) };
  return { ...before, renewals: new Set([...before.renewals].filter(isOther)) };
}

const saidOf = ({ rows = [] }: HeldCart) =>
  rows
    .map(({ type, license, duration, quantity }) => [type, license?.guid, duration, quantity].join(" "))
    .sort()
    .join("\n");

function submit(before: CartModel, held: HeldCart, isDone: boolean): Outcome {
  const { purchases, renewals, onOrder, orders } = before;
  // An empty cart is refused, and so is one whose rows were taken out since the submission failed.
  if (!isDone || purchases.size + renewals.size === 0)
    return { model: { ...before, failedSubmission: before.failedSubmission ?? saidOf(held) }, showsFailure: true };
  return {
    model: {
      purchases: new Map(),
      renewals: new Set(),
      onOrder: new Set([...onOrder, ...renewals]),
      orders: orders + 1,
      failedSubmission: undefined,
    },
    showsFailure: false,
  };
}
