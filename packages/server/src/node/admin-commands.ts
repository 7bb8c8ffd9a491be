import { parseArgs } from "node:util";
import { hasHiddenCharacters, isEmailAddress } from "@gatehouse/contract/viewer";
import { listAllOrders, type OrderName, setOrderStatus } from "../areas/orders";
import type { Signer } from "../areas/releases";
import { passwordProblems } from "../auth/password-rules";
import { dayMs, systemClock } from "../core/clock";
import { isGuid } from "../core/guid";
import type { Store } from "../db/context";
import type { Database } from "../db/database";
import type { Files } from "../files/files";
import type { MailSettings } from "../mail/mail-settings";
import { createCoupon, createUser, listCoupons, listImpersonations, setText, verifyDomain } from "../staff/admin-rules";
import { sayIn } from "../texts/refusal";
import { argon2 } from "./argon2";
import type { Config } from "./config";
import { codeOf } from "./data-folder";
import type { NamedFiles } from "./named-file";
import { push, readPushArguments, readStartArguments } from "./push-command";
import { printReleaseKey, printReleases, readPublish, readWithdraw } from "./release-commands";
import { StartupError } from "./startup-error";
import { readReply, readRma, readStatus, readTickets } from "./ticket-commands";

const usage = `admin create-user --email EMAIL --password PASSWORD [--superuser] [--group NAME]...
admin create-coupon --type pro|smart --duration-days N [--expires YYYY-MM-DD] [--trial]
admin list-coupons
admin tickets [NUMBER] [--status open|in_progress|waiting_for_customer|closed]
admin reply NUMBER --as NAME --text TEXT|--file FILE [--attach FILE]... [--status STATUS]
admin status NUMBER STATUS
admin rma NUMBER [--undo]
admin verify-domain DOMAIN
admin set-text agreement|privacy-policy HTML-FILE
admin list-orders
admin set-order-status NUMBER|GUID cr|wq|wp|de|ca
admin push PROJECT FOLDER --account EMAIL --message TEXT [--board NAME]
admin build|simulate PROJECT-GUID COMMIT --account EMAIL
admin publish TAG FILE [--changelog FILE] [--nightly] [--legacy] [--by EMAIL]
admin withdraw TAG
admin list-releases
admin release-key
admin list-impersonations`;

const orderStatuses = ["cr", "wq", "wp", "de", "ca"] as const;

/** The portal that a command works on. */
export type CommandStores = Store &
  Signer &
  Pick<Config, "approvalsNeeded"> & { readonly mail: MailSettings | undefined };

/** The portal that commands work on under a server's settings. */
export function commandStores(config: Config, db: Database, files: Files): CommandStores {
  const { mail, releaseKey, approvalsNeeded, product } = config;
  return { db, clock: systemClock, files, mail, releaseKey, approvalsNeeded, productId: product.id };
}

/** Reads a command's arguments, before any database is opened; what it answers then does the work and says what to print. */
export type Command = (args: string[], named: NamedFiles) => (stores: CommandStores) => Promise<string>;

/** The command of a name. @throws {StartupError} that lists them all for a name that is none. */
export function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new StartupError(usage);
  return command;
}

const commands: Readonly<Record<string, Command>> = {
  "create-user"(args) {
    const { email, password, superuser, group } = read(args, {
      email: { type: "string" },
      password: { type: "string" },
      superuser: { type: "boolean" },
      group: { type: "string", multiple: true },
    });
    if (hasHiddenCharacters(email ?? ""))
      throw new StartupError(`--email: ${sayIn("en", (t) => t.field.hiddenInEmail)}`);
    if (!isEmailAddress(email ?? "")) throw new StartupError("--email needs an email address.");
    const [problem] = passwordProblems(password ?? "", { email: email ?? "" });
    if (problem !== undefined) throw new StartupError(`--password: ${sayIn("en", problem)}`);
    return async (context) => {
      const input = {
        email: email ?? "",
        passwordHash: await argon2.hash(password ?? ""),
        isSuperuser: superuser ?? false,
        groups: group ?? [],
      };
      if (!(await createUser(context, input))) throw new StartupError(`${email ?? ""} has an account already.`);
      return `${email ?? ""} can sign in now.`;
    };
  },
  "create-coupon"(args) {
    const { type, trial, expires, ...rest } = read(args, {
      type: { type: "string" },
      "duration-days": { type: "string" },
      expires: { type: "string" },
      trial: { type: "boolean" },
    });
    const durationDays = Number(rest["duration-days"]);
    if (type !== "pro" && type !== "smart") throw new StartupError("--type is pro or smart.");
    if (!Number.isInteger(durationDays) || durationDays < 1 || durationDays > 36_500)
      throw new StartupError("--duration-days needs a number of days.");
    const expiresAt = expires === undefined ? null : new Date(Date.parse(`${expires}T00:00:00Z`) + dayMs - 1_000);
    if (expiresAt !== null && (!/^\d{4}-\d\d-\d\d$/.test(expires ?? "") || Number.isNaN(expiresAt.getTime())))
      throw new StartupError("--expires needs a date like 2027-12-31.");
    return (context) => createCoupon(context, { type, durationDays, expiresAt, isTrial: trial ?? false });
  },
  "list-coupons": (args) => {
    read(args, {});
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
    read(args, {});
    return async (context) => {
      const lines = (await listImpersonations(context)).flatMap(
        ({ impersonation: { administratorEmail, targetEmail, ip, startedAt, endedAt }, writes }) => [
          `${startedAt.toISOString()}  ${administratorEmail} as ${targetEmail}, from ${ip}, ${endedAt === null ? "not ended" : `until ${endedAt.toISOString()}`}`,
          ...writes.map(
            ({ at, method, path, status, requestId }) =>
              `  ${at.toISOString()}  ${method} ${path}  ${status ?? "no answer"}  request ${requestId}`,
          ),
        ],
      );
      return lines.join("\n") || "Nobody has impersonated anybody.";
    };
  },
  "list-orders": (args) => {
    read(args, {});
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
      throw new StartupError(`There is no status ${status}: it is one of ${orderStatuses.join(", ")}.`);
    return async (context) => {
      switch (await setOrderStatus(context, order, wanted)) {
        case "changed":
          return `Order ${name} is ${wanted} now.`;
        case "unchanged":
          return `Order ${name} was ${wanted} already.`;
        case "closed":
          throw new StartupError(`Order ${name} was delivered or cancelled, and stays so.`);
        case "unknown-order":
          throw new StartupError(`There is no order ${name}.`);
      }
    };
  },
  tickets: (args) => readTickets(args, usage),
  reply: (args, named) => readReply(args, named, usage),
  status: (args) => readStatus(args, usage),
  rma: (args) => readRma(args, usage),
  "verify-domain"([domain = "", ...rest]) {
    if (rest.length > 0 || hasHiddenCharacters(domain) || !/^[^\s@]+\.[^\s@.]+$/.test(domain))
      throw new StartupError("verify-domain needs a domain like example.com.");
    return async (context) => {
      await verifyDomain(context, domain);
      return `Accounts of ${domain} may have a trial and teams.`;
    };
  },
  push(args, named) {
    const input = readPushArguments(args, named, usage);
    return (store) => push(store, input);
  },
  build: (args) => readStartArguments(args, "build", usage),
  simulate: (args) => readStartArguments(args, "simulation", usage),
  publish: (args, named) => readPublish(args, named, usage),
  withdraw: (args) => readWithdraw(args, usage),
  "list-releases": (args) => {
    read(args, {});
    return printReleases;
  },
  "release-key": (args) => {
    read(args, {});
    return printReleaseKey;
  },
  "set-text"([name = "", file = "", ...rest], named) {
    if (rest.length > 0 || (name !== "agreement" && name !== "privacy-policy"))
      throw new StartupError("set-text needs agreement or privacy-policy, and a file.");
    const text = named.text(file);
    return async (context) => {
      await setText(context, name, text);
      return `The ${name.replace("-", " ")} has ${text.length} characters now.`;
    };
  },
};

/** An order by its number, which is what people see, or by its guid. */
function orderNamed(name: string): OrderName | undefined {
  if (isGuid(name)) return { guid: name };
  return /^\d{1,9}$/.test(name) ? { number: Number(name) } : undefined;
}

type Options = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

function read<O extends NonNullable<Options>>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    // Node quotes an unexpected argument, which can be the rest of an unquoted password.
    const isQuoted = codeOf(error) === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL";
    throw new StartupError(
      `${isQuoted ? "Unexpected argument. Put values with spaces in quotes." : (error as Error).message}\n${usage}`,
    );
  }
}
