import { isEmailAddress, normalizeEmail } from "@gatehouse/contract/viewer";
import { closeAudit, recordAudit } from "../auth/audit";
import { redactError } from "../http/redact-error";
import { type CommandName, isCommandName } from "./admin-usage";
import type { CommandStores } from "./command";
import { StartupError } from "./startup-error";

// How many words after a command's name the audit log may contain: numbers, tags, domains and addresses, but no free
// text.
const notedWords: Readonly<Partial<Record<CommandName, number>>> = {
  tickets: 1,
  reply: 1,
  status: 2,
  rma: 1,
  "verify-domain": 1,
  "set-text": 1,
  "set-order-status": 2,
  build: 2,
  simulate: 2,
  publish: 1,
  withdraw: 1,
};

const namesAccount = new Set<string>([
  ...["create-user", "deactivate-user", "reactivate-user", "set-password", "reset-password"],
  ...["list-roles", "add-role", "remove-role", "list-sessions", "end-sessions", "unlock"],
]);

/**
 * Runs a command and audits it. The row is written before the command starts, so that none goes unrecorded, and gets
 * its result afterwards.
 */
export async function carryOut(
  run: (stores: CommandStores) => Promise<string>,
  [name = "", ...args]: readonly string[],
  stores: CommandStores,
): Promise<string> {
  const [id = 0] = await recordAudit(stores, {
    kind: "command",
    actor: stores.by,
    subject: accountIn(name, args),
    result: null,
    detail: [name, ...wordsOf(name, args)].join(" "),
  });
  const close = (result: Parameters<typeof closeAudit>[2]) =>
    closeAudit(stores, id, result).catch((error: unknown) => console.error("Audit:", redactError(error)));
  try {
    const text = await run(stores);
    await close("done");
    return text;
  } catch (error) {
    await close(error instanceof StartupError ? "refused" : "failed");
    throw error;
  }
}

/** The account that a command names in its first word or in an option. */
function accountIn(name: string, args: readonly string[]): string | undefined {
  const option = args.findIndex((arg) => arg === "--account" || arg === "--by");
  const email = option === -1 ? args[0] : args[option + 1];
  const isNamed = option !== -1 || namesAccount.has(name);
  return isNamed && email !== undefined && isEmailAddress(email) ? normalizeEmail(email) : undefined;
}

function wordsOf(name: string, args: readonly string[]): readonly string[] {
  const options = args.findIndex((arg) => arg.startsWith("-"));
  const words = options === -1 ? args : args.slice(0, options);
  return words.slice(0, isCommandName(name) ? (notedWords[name] ?? 0) : 0).map((word) => word.slice(0, 80));
}
