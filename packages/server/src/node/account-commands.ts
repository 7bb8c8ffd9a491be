import { passwordProblems } from "../auth/password-rules";
import { listAccounts, setAccountActive } from "../staff/account-rules";
import { createUser } from "../staff/admin-rules";
import { sayIn } from "../texts/refusal";
import { usageOf } from "./admin-usage";
import { argon2 } from "./argon2";
import type { Command } from "./command";
import { timeOf } from "./command-text";
import { withGroupHint } from "./group-hint";
import { readPassword } from "./password-commands";
import { isGroupName, noAccount, readArguments, readEmail, readOptions, refuseMore } from "./read-arguments";
import { StartupError } from "./startup-error";

/** The commands about accounts. */
export const accountCommands = {
  async "create-user"(args, named) {
    const { values, positionals } = readArguments("create-user", args, {
      "password-file": { type: "string" },
      superuser: { type: "boolean" },
      group: { type: "string", multiple: true },
    });
    const [address, ...rest] = positionals;
    refuseMore("create-user", rest);
    const email = readEmail("create-user", address);
    if (!(values.group ?? []).every(isGroupName))
      throw new StartupError(`--group needs a group's name.\n${usageOf("create-user")}`);
    const password = await readPassword(named, values["password-file"]);
    const [problem] = passwordProblems(password, { email });
    if (problem !== undefined) throw new StartupError(sayIn("en", problem));
    return async (stores) => {
      const passwordHash = await argon2.hash(password);
      const input = { email, passwordHash, isSuperuser: values.superuser ?? false, groups: values.group ?? [] };
      if (!(await createUser(stores, input))) throw new StartupError(`${email} already has an account.`);
      return withGroupHint(`${email} can sign in now.`, stores, input.groups);
    };
  },
  "list-users": (args) => {
    const { search, inactive } = readOptions("list-users", args, {
      search: { type: "string" },
      inactive: { type: "boolean" },
    });
    return async (stores) => {
      const rows = await listAccounts(stores, search, inactive ?? false);
      const lines = rows.map((account) => {
        const { email, isActive, lastLoginAt } = account;
        const state = isActive ? "active  " : "inactive";
        return `${email}  ${state}  last sign-in ${timeOf(lastLoginAt)}  ${rolesOf(account)}`.trimEnd();
      });
      return lines.join("\n") || "No accounts match.";
    };
  },
  "deactivate-user": (args) => {
    const email = oneEmail("deactivate-user", args);
    return async (stores) => {
      const result = await setAccountActive(stores, email, false);
      if (result === undefined) throw noAccount(email);
      if (!result.isChanged) return `${email} was already inactive.`;
      return `${email} can't sign in anymore. Sessions ended: ${result.endedSessions}.`;
    };
  },
  "reactivate-user": (args) => {
    const email = oneEmail("reactivate-user", args);
    return async (stores) => {
      const result = await setAccountActive(stores, email, true);
      if (result === undefined) throw noAccount(email);
      return result.isChanged ? `${email} can sign in again.` : `${email} was already active.`;
    };
  },
} satisfies Readonly<Record<string, Command>>;

function oneEmail(name: "deactivate-user" | "reactivate-user", args: string[]): string {
  const [email, ...rest] = readArguments(name, args, {}).positionals;
  refuseMore(name, rest);
  return readEmail(name, email);
}

/** An account's roles in one line, empty for none. */
export function rolesOf({ isSuperuser, hasSupportPlus, groups }: Roles): string {
  const flags = [...(isSuperuser ? ["superuser"] : []), ...(hasSupportPlus ? ["support-plus"] : [])];
  return [...flags, ...groups.map((name) => `group:${name}`)].join(" ");
}

interface Roles {
  readonly isSuperuser: boolean;
  readonly hasSupportPlus: boolean;
  readonly groups: readonly string[];
}
