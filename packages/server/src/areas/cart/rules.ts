import { PortalError } from "@gatehouse/contract";
import { cartGroupKey, type CartQuantity, type CartRow, type NewRenewal } from "@gatehouse/contract/cart";
import { canRenew } from "@gatehouse/contract/licenses";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { isGuid } from "../../core/guid";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { cartRows } from "../../db/tables/cart";
import { licenses } from "../../db/tables/licenses";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { selectLicenses, toLicense } from "../licenses";
import { lockAccount } from "../viewer";
import { groupRows, listSingleRows, type SingleRow } from "./cart-rows";

const countRows = prepared((db) =>
  db
    .select({ count: count() })
    .from(cartRows)
    .where(eq(cartRows.ownerId, sql.placeholder("viewerId")))
    .prepare("count_cart_rows"),
);

/** The viewer's cart, with rows of equal content grouped. */
export async function listCart({ db, viewer }: Context): Promise<ListPage<CartRow>> {
  return wholeList(groupRows(await listSingleRows(db, viewer.id)));
}

/** The number of single rows in the viewer's cart. */
export async function countCart({ db, viewer }: Context): Promise<{ count: number }> {
  const [row] = await countRows(db).execute({ viewerId: viewer.id });
  return { count: row?.count ?? 0 };
}

/**
 * Adds a renewal of one of the viewer's licenses to the cart.
 * @throws {PortalError} `invalid` if it is in the cart or ordered, or the license can't be renewed.
 */
export async function addRenewal(context: Context, input: NewRenewal): Promise<void> {
  await changeCart(context, (inside) => insertRenewal(inside, input));
}

/**
 * Sets the number of licenses of a kind in the cart.
 * @throws {PortalError} `conflict` if the client names the rows that it knows and the cart has others.
 */
export async function setQuantity(context: Context, input: CartQuantity): Promise<void> {
  const { license, rows_ids: known } = input;
  if (input.type === "pur" && license !== null) throw invalid("license", (t) => t.cart.purchaseNamesLicense);
  if (input.type === "ren" && input.quantity !== 1) throw invalid("quantity", (t) => t.cart.renewedOnce);
  await changeCart(context, async (inside, rows) => {
    const key = cartGroupKey({ ...input, license: license === null ? null : { guid: license.toLowerCase() } });
    const group = groupRows(rows).find((row) => cartGroupKey(row) === key);
    if (known !== undefined && !isSame(known, group?.rows_ids ?? [])) throw changedMeanwhile();
    if (input.type === "pur") return resize(inside, group?.rows_ids ?? [], { ...input, type: "pur" });
    if (license === null) throw invalid("license", (t) => t.field.notNull);
    if (group === undefined) await insertRenewal(inside, { ...input, type: "ren", license });
  });
}

/** Sets the number of licenses in the group that consists of these rows. */
export async function updateQuantity(
  context: Context,
  { ids, quantity }: { readonly ids: readonly number[]; readonly quantity: number },
): Promise<void> {
  await changeCart(context, async (inside, rows) => {
    checkOwn(ids, rows);
    const group = groupRows(rows).find((row) => row.rows_ids.includes(ids[0] ?? 0));
    if (group === undefined || !isSame(ids, group.rows_ids)) throw invalid("ids", (t) => t.cart.notOneGroup);
    if (group.type === "ren" && quantity !== 1) throw invalid("quantity", (t) => t.cart.renewedOnce);
    await resize(inside, group.rows_ids, { ...group, quantity });
  });
}

/** Removes rows from the viewer's cart: all of them, or none if one isn't there. */
export async function removeRows(context: Context, ids: readonly number[]): Promise<void> {
  await changeCart(context, async ({ db }, rows) => {
    checkOwn(ids, rows);
    await db.delete(cartRows).where(inArray(cartRows.id, [...new Set(ids)]));
  });
}

/** Locks the viewer's cart for one change, which gets the current rows. */
async function changeCart(
  context: Context,
  change: (context: Context, rows: readonly SingleRow[]) => Promise<void>,
): Promise<void> {
  const { db, viewer } = context;
  await db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id);
    await change({ ...context, db: tx }, await listSingleRows(tx, viewer.id));
  });
}

async function insertRenewal(context: Context, input: NewRenewal): Promise<void> {
  const { db, viewer, clock } = context;
  const isTheirs = and(eq(licenses.guid, input.license), eq(licenses.ownerId, viewer.id));
  const [found] = isGuid(input.license) ? await selectLicenses(db).where(isTheirs) : [];
  if (found === undefined) throw invalid("license", (t) => t.cart.noSuchLicense);
  const license = toLicense(found, context);
  if (license.renew_in_cart) throw invalid("license", (t) => t.cart.renewalInCart);
  if (license.renew_pending) throw invalid("license", (t) => t.cart.renewalOrdered);
  if (!canRenew(license, clock.now().getTime())) throw invalid("license", (t) => t.cart.notRenewable);
  if (input.license_type !== license.type) throw invalid("license_type", (t) => t.cart.otherType);
  await db.insert(cartRows).values({
    ownerId: viewer.id,
    licenseGuid: license.guid,
    licenseType: license.type,
    years: input.duration,
    onlineCompile: input.online_compile,
    createdAt: clock.now(),
  });
}

type Kind = Pick<CartRow, "license_type" | "duration" | "online_compile" | "quantity" | "type">;

/** Adds or deletes rows up to the quantity. It deletes the newest rows. */
async function resize(
  { db, viewer, clock }: Context,
  ids: readonly number[],
  { quantity, ...kind }: Kind,
): Promise<void> {
  const superfluous = ids.slice(quantity);
  if (superfluous.length > 0) await db.delete(cartRows).where(inArray(cartRows.id, superfluous));
  if (ids.length >= quantity) return;
  const row = {
    ownerId: viewer.id,
    licenseType: kind.license_type === "smart" ? "smart" : "pro",
    years: kind.duration,
    onlineCompile: kind.online_compile,
    createdAt: clock.now(),
  } as const;
  await db.insert(cartRows).values(Array.from({ length: quantity - ids.length }, () => row));
}

/** @throws {PortalError} `invalid` for `ids` if a row is not in the viewer's cart. */
function checkOwn(ids: readonly number[], rows: readonly SingleRow[]): void {
  if (ids.length === 0) throw invalid("ids", (t) => t.field.notEmptyList);
  const own = new Set(rows.map(({ row }) => row.id));
  if (!ids.every((id) => own.has(id))) throw invalid("ids", (t) => t.cart.notAllInCart);
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return new Set(some).size === others.length && others.every((id) => some.includes(id));
}

function invalid(field: string, message: Say): PortalError {
  return new Refusal("invalid", { status: 400, fields: { [field]: [message] } });
}

function changedMeanwhile(): PortalError {
  return new Refusal("conflict", { status: 409, detail: (t) => t.cart.changedMeanwhile });
}
