import { isIP } from "node:net";
import { changeAccount, endAccountSessions, listAccountSessions } from "../staff/account-rules";
import { unlockAccount, unlockAddress } from "../staff/unlock";
import { usageOf } from "./admin-usage";
import type { Command } from "./command";
import { timeOf } from "./command-text";
import { noAccount, readArguments, readEmail, refuseMore } from "./read-arguments";
import { StartupError } from "./startup-error";

/** The commands about sessions and the limits of sign-in. */
export const sessionCommands = {
  "list-sessions": (args) => {
    const [address, ...rest] = readArguments("list-sessions", args, {}).positionals;
    refuseMore("list-sessions", rest);
    const email = readEmail("list-sessions", address);
    return async (stores) => {
      const found = await changeAccount(stores, email, (store, { id }) => listAccountSessions(store, id));
      if (found === undefined) throw noAccount(email);
      const lines = found.map(
        ({ id, createdAt, lastSeenAt, ip, userAgent, impersonatorId }) =>
          `${id}  since ${timeOf(createdAt)}  last used ${timeOf(lastSeenAt)}  ${ip}${impersonatorId === null ? "" : "  impersonating"}  ${printable(userAgent)}`,
      );
      return lines.join("\n") || `${email} has no open session.`;
    };
  },
  "end-sessions": (args) => {
    const [address, ...named] = readArguments("end-sessions", args, {}).positionals;
    const email = readEmail("end-sessions", address);
    if (!named.every((id) => /^[1-9]\d{0,8}$/.test(id)))
      throw new StartupError(`end-sessions needs the numbers that list-sessions prints.\n${usageOf("end-sessions")}`);
    const ids = named.map(Number);
    return async (stores) => {
      const ended = await endAccountSessions(stores, email, ids.length === 0 ? undefined : ids);
      if (ended === undefined) throw noAccount(email);
      const unknown = ids.filter((id) => !ended.includes(id));
      const sentence = `Sessions of ${email} ended: ${ended.length}.`;
      if (unknown.length === 0) return sentence;
      throw new StartupError(`${sentence} The account has no session ${unknown.join(", ")}.`);
    };
  },
  unlock: (args) => {
    const { values, positionals } = readArguments("unlock", args, { address: { type: "string" } });
    const [account, ...rest] = positionals;
    refuseMore("unlock", rest);
    if ((account === undefined) === (values.address === undefined))
      throw new StartupError(`unlock needs either an account or --address.\n${usageOf("unlock")}`);
    const { address } = values;
    if (address !== undefined) {
      if (isIP(address) === 0) throw new StartupError("--address needs an IPv4 or IPv6 address.");
      return async (stores) => {
        await unlockAddress(stores, address);
        return `Sign-ins from ${address} are allowed again.`;
      };
    }
    const email = readEmail("unlock", account);
    return async (stores) => {
      if ((await unlockAccount(stores, email)) === undefined) throw noAccount(email);
      return `Sign-ins to ${email} are allowed again.`;
    };
  },
} satisfies Readonly<Record<string, Command>>;

/** Removes control characters from a browser's `User-Agent`, because a terminal would interpret them. */
function printable(text: string): string {
  return text.replace(/[^\P{C} ]/gu, "");
}
