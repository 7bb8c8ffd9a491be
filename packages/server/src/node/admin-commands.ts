import { hasHiddenCharacters } from "@gatehouse/contract/viewer";
import { listAllOrders, type OrderName, setOrderStatus } from "../areas/orders";
import { dayMs } from "../core/clock";
import { isGuid } from "../core/guid";
import { createCoupon, listCoupons, listImpersonations, setText, verifyDomain } from "../staff/admin-rules";
import { readDay } from "../staff/audit-rules";
import { accountCommands } from "./account-commands";
import { type CommandName, commandNames, fullNameOf, isCommandName, usage, usageOf } from "./admin-usage";
import { auditCommands } from "./audit-commands";
import type { Command } from "./command";
import { passwordCommands } from "./password-commands";
import { push, readPushArguments, readStartArguments } from "./push-command";
import { readOptions } from "./read-arguments";
import { printReleaseKey, printReleases, readPublish, readWithdraw } from "./release-commands";
import { roleCommands } from "./role-commands";
import { sessionCommands } from "./session-commands";
import { StartupError } from "./startup-error";
import { readReply, readRma, readStatus, readTickets } from "./ticket-commands";

const orderStatuses = ["cr", "wq", "wp", "de", "ca"] as const;

/**
 * Finds a command by its name.
 * @throws {StartupError} that lists similar commands, or all.
 */
export function commandNamed(given: string): Command {
  const name = fullNameOf(given);
  if (isCommandName(name)) return commands[name];
  const similar = name === "" ? [] : commandNames.filter((known) => known.split("-").includes(name));
  if (similar.length > 0)
    throw new StartupError(`There is no such command. Did you mean one of these?\n${similar.map(usageOf).join("\n")}`);
  throw new StartupError(`${name === "" ? "Name a command." : "There is no such command."}\n${usage}`);
}

const commands: Readonly<Record<CommandName, Command>> = {
  ...accountCommands,
  ...passwordCommands,
  ...roleCommands,
  ...sessionCommands,
  ...auditCommands,
  "create-coupon"(args) {
    const { type, trial, expires, ...rest } = readOptions("create-coupon", args, {
      type: { type: "string" },
      "duration-days": { type: "string" },
      expires: { type: "string" },
      trial: { type: "boolean" },
    });
    const durationDays = Number(rest["duration-days"]);
    if (type !== "pro" && type !== "smart") throw new StartupError("--type must be pro or smart.");
    if (!Number.isInteger(durationDays) || durationDays < 1 || durationDays > 36_500)
      throw new StartupError("--duration-days needs a number of days.");
    const day = expires === undefined ? undefined : readDay(expires);
    if (expires !== undefined && day === undefined) throw new StartupError("--expires needs a date like 2027-12-31.");
    const expiresAt = day === undefined ? null : new Date(day.getTime() + dayMs - 1_000);
    return async (context) => {
      if (expiresAt !== null && expiresAt < context.clock.now())
        throw new StartupError(`--expires is ${expires ?? ""}, which is over. Nobody could redeem the coupon.`);
      return createCoupon(context, { type, durationDays, expiresAt, isTrial: trial ?? false });
    };
  },
  "list-coupons": (args) => {
    readOptions("list-coupons", args, {});
    return async (context) => {
      const rows = await listCoupons(context);
      const lines = rows.map(({ coupon, redeemedBy }) => {
        const kind = `${coupon.isTrial ? "trial" : coupon.type} ${coupon.durationDays} days`;
        const validity =
          coupon.expiresAt === null ? "never expires" : `until ${coupon.expiresAt.toISOString().slice(0, 10)}`;
        const state = coupon.redeemedAt === null ? validity : `redeemed by ${redeemedBy ?? "somebody"}`;
        return `${coupon.code}  ${kind.padEnd(16)}  ${state}`;
      });
      return lines.join("\n") || "There are no coupons.";
    };
  },
  "list-impersonations": (args) => {
    readOptions("list-impersonations", args, {});
    return async (context) => {
      const lines = (await listImpersonations(context)).flatMap(
        ({ impersonation: { administratorEmail, targetEmail, ip, startedAt, endedAt }, writes }) => [
          `${startedAt.toISOString()}  ${administratorEmail} as ${targetEmail}, from ${ip}, ${endedAt === null ? "not ended" : `until ${endedAt.toISOString()}`}`,
          ...writes.map(
            ({ at, method, path, status, requestId }) =>
              `  ${at.toISOString()}  ${method} ${path}  ${status ?? "no response"}  request ${requestId}`,
          ),
        ],
      );
      return lines.join("\n") || "No impersonations yet.";
    };
  },
  "list-orders": (args) => {
    readOptions("list-orders", args, {});
    return async (context) => {
      const rows = await listAllOrders(context);
      const lines = rows.map(
        ({ order, owner }) =>
          `${order.guid}  ${order.number}  ${order.status}  ${order.createdAt.toISOString()}  ${owner}`,
      );
      return lines.join("\n") || "There are no orders.";
    };
  },
  "set-order-status"([name = "", status = "", ...rest]) {
    const wanted = orderStatuses.find((known) => known === status);
    const order = orderNamed(name);
    if (rest.length > 0 || order === undefined || status === "")
      throw new StartupError("set-order-status needs an order's number or guid, and its new status.");
    if (wanted === undefined)
      throw new StartupError(`There is no status ${status}. Use one of ${orderStatuses.join(", ")}.`);
    return async (context) => {
      switch (await setOrderStatus(context, order, wanted)) {
        case "changed":
          return `Order ${name} is now ${wanted}.`;
        case "unchanged":
          return `Order ${name} was already ${wanted}.`;
        case "closed":
          throw new StartupError(`Order ${name} was delivered or cancelled, so its status can't change.`);
        case "unknown-order":
          throw new StartupError(`There is no order ${name}.`);
      }
    };
  },
  tickets: (args) => readTickets(args, usageOf("tickets")),
  reply: (args, named) => readReply(args, named, usageOf("reply")),
  status: (args) => readStatus(args, usageOf("status")),
  rma: (args) => readRma(args, usageOf("rma")),
  "verify-domain"([domain = "", ...rest]) {
    if (rest.length > 0 || hasHiddenCharacters(domain) || !/^[^\s@]+\.[^\s@.]+$/.test(domain))
      throw new StartupError("verify-domain needs a domain like example.com.");
    return async (context) => {
      await verifyDomain(context, domain);
      return `Accounts of ${domain} can have a trial and teams.`;
    };
  },
  push(args, named) {
    const input = readPushArguments(args, named, usageOf("push"));
    return (store) => push(store, input);
  },
  build: (args) => readStartArguments(args, "build", usageOf("build")),
  simulate: (args) => readStartArguments(args, "simulation", usageOf("simulate")),
  publish: (args, named) => readPublish(args, named, usageOf("publish")),
  withdraw: (args) => readWithdraw(args, usageOf("withdraw")),
  "list-releases": (args) => {
    readOptions("list-releases", args, {});
    return printReleases;
  },
  "release-key": (args) => {
    readOptions("release-key", args, {});
    return printReleaseKey;
  },
  "set-text"([name = "", file = "", ...rest], named) {
    if (rest.length > 0 || file === "" || (name !== "agreement" && name !== "privacy-policy"))
      throw new StartupError("set-text needs agreement or privacy-policy, and a file.");
    const text = named.text(file);
    return async (context) => {
      await setText(context, name, text);
      return `The ${name.replace("-", " ")} now has ${text.length} characters.`;
    };
  },
};

/** Parses an order's number, which people see, or its guid. */
function orderNamed(name: string): OrderName | undefined {
  if (isGuid(name)) return { guid: name };
  return /^\d{1,9}$/.test(name) ? { number: Number(name) } : undefined;
}
