import { listAccounts } from "../staff/account-rules";
import { addRole, countSuperusers, removeRole, type Role, roleName } from "../staff/role-rules";
import { rolesOf } from "./account-commands";
import { usageOf } from "./admin-usage";
import type { Command } from "./command";
import { withGroupHint } from "./group-hint";
import { isGroupName, noAccount, readArguments, readEmail, refuseMore } from "./read-arguments";
import { StartupError } from "./startup-error";

/** The commands about roles. */
export const roleCommands = {
  "list-roles": (args) => {
    const [address, ...rest] = readArguments("list-roles", args, {}).positionals;
    refuseMore("list-roles", rest);
    const email = address === undefined ? undefined : readEmail("list-roles", address);
    return async (stores) => {
      const all = await listAccounts(stores, email, false);
      const named = email === undefined ? all : all.filter((account) => account.email === email);
      if (email !== undefined && named.length === 0) throw noAccount(email);
      const lines = named
        .map((account) => [account.email, rolesOf(account)] as const)
        .filter(([, roles]) => roles !== "")
        .map(([account, roles]) => `${account}  ${roles}`);
      return lines.join("\n") || (email === undefined ? "No account has a role." : `${email} has no role.`);
    };
  },
  "add-role": (args) => {
    const { email, role } = readRole("add-role", args);
    return async (stores) => {
      const isNew = await addRole(stores, email, role);
      if (isNew === undefined) throw noAccount(email);
      const result = isNew
        ? `${email} now has the role ${roleName(role)}.`
        : `${email} already had the role ${roleName(role)}.`;
      return withGroupHint(result, stores, role.kind === "group" ? [role.name] : []);
    };
  },
  "remove-role": (args) => {
    const { email, role } = readRole("remove-role", args);
    return async (stores) => {
      const hadIt = await removeRole(stores, email, role);
      if (hadIt === undefined) throw noAccount(email);
      if (!hadIt) throw new StartupError(`${email} doesn't have the role ${roleName(role)}.`);
      const result = `${email} no longer has the role ${roleName(role)}.`;
      const isLast = role.kind === "superuser" && (await countSuperusers(stores)) === 0;
      return isLast ? `${result}\nNo account is a superuser now. Only add-role can make one.` : result;
    };
  },
} satisfies Readonly<Record<string, Command>>;

function readRole(name: "add-role" | "remove-role", args: string[]): { readonly email: string; readonly role: Role } {
  const [address, text = "", ...rest] = readArguments(name, args, {}).positionals;
  refuseMore(name, rest);
  const email = readEmail(name, address);
  const group = /^group:(.*)$/s.exec(text)?.[1];
  if (text === "superuser" || text === "support-plus") return { email, role: { kind: text } };
  if (group !== undefined && isGroupName(group)) return { email, role: { kind: "group", name: group } };
  throw new StartupError(
    `${name} needs a role: superuser, support-plus, or group: and the group's name.\n${usageOf(name)}`,
  );
}
