/** Each command's arguments and description. */
const commands = {
  "create-user": [
    "EMAIL [--password-file FILE] [--superuser] [--group NAME]...",
    "Create an account. Prompts for its password, or reads the first line of FILE.",
  ],
  "list-users": ["[--search TEXT] [--inactive]", "List accounts with their state, roles and last sign-in."],
  "deactivate-user": ["EMAIL", "Prevent an account from signing in, and end its sessions at once."],
  "reactivate-user": ["EMAIL", "Allow an account to sign in again."],
  "set-password": [
    "EMAIL [--password-file FILE]",
    "Set an account's password and end its sessions. Prompts, or reads the first line of FILE.",
  ],
  "reset-password": ["EMAIL", "Make a new random password, print it once, and end the account's sessions."],
  "list-roles": ["[EMAIL]", "List the roles of an account, or all accounts that have any."],
  "add-role": [
    "EMAIL superuser|support-plus|group:NAME",
    "Make an account a superuser, give it support tickets, or add it to a group.",
  ],
  "remove-role": ["EMAIL superuser|support-plus|group:NAME", "Remove a role from an account."],
  "list-sessions": ["EMAIL", "List the browsers that are signed in as an account."],
  "end-sessions": ["EMAIL [SESSION]...", "End these sessions of an account, or all of them."],
  unlock: ["EMAIL | --address ADDRESS", "Allow sign-ins again after too many attempts."],
  "list-audit": [
    "[--account TEXT] [--kind KIND] [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--limit N]",
    "List the audit log, the latest rows first.",
  ],
  "list-impersonations": ["", "List the latest 200 impersonations and what was changed during each."],
  "create-coupon": [
    "--type pro|smart --duration-days N [--expires YYYY-MM-DD] [--trial]",
    "Create a coupon and print its code.",
  ],
  "list-coupons": ["", "List coupons and who redeemed them."],
  tickets: [
    "[NUMBER] [--status open|in_progress|waiting_for_customer|closed]",
    "List support tickets, or show one with all its messages.",
  ],
  reply: [
    "NUMBER --as NAME --text TEXT|--file FILE [--attach FILE]... [--status STATUS]",
    "Reply to a ticket. A file whose name ends in .html is HTML.",
  ],
  status: ["NUMBER STATUS", "Set the status of a ticket."],
  rma: ["NUMBER [--undo]", "Make a ticket an RMA, or undo that."],
  "verify-domain": ["DOMAIN", "Verify an email domain, so that its accounts can have a trial and teams."],
  "set-text": ["agreement|privacy-policy HTML-FILE", "Set one of the vendor's texts."],
  "list-orders": ["", "List all orders."],
  "set-order-status": ["NUMBER|GUID cr|wq|wp|de|ca", "Change an order's status."],
  push: [
    "PROJECT FOLDER --account EMAIL --message TEXT [--create [--board NAME]]",
    "Push a commit to an account's project.",
  ],
  build: ["PROJECT-GUID COMMIT --account EMAIL", "Queue a build."],
  simulate: ["PROJECT-GUID COMMIT --account EMAIL", "Queue a simulation."],
  publish: [
    "TAG FILE [--changelog FILE] [--nightly] [--legacy] [--by EMAIL]",
    "Store a release's file and publish it.",
  ],
  withdraw: ["TAG [--reason TEXT] [--successor TAG]", "Withdraw a release, and tell its users why."],
  "list-releases": ["", "List all releases."],
  "release-key": ["", "Print the public key that signs releases."],
} as const satisfies Readonly<Record<string, readonly [args: string, about: string]>>;

export type CommandName = keyof typeof commands;

/** Alternative command names, which the usage omits. */
const aliases: Readonly<Record<string, CommandName>> = { list: "list-releases" };

/** Resolves an alias to the command's name in the usage. */
export function fullNameOf(name: string): string {
  return Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
}

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The usage line of a command. */
export function usageOf(name: CommandName): string {
  return `admin ${name} ${commands[name][0]}`.trimEnd();
}

export const commandNames = Object.keys(commands) as readonly CommandName[];

/** The usage lines of all commands. */
export const usage = commandNames.map(usageOf).join("\n");

/** The `--help` text of one command, or of all. */
export function helpOf(name?: CommandName): string {
  if (name !== undefined) return `${usageOf(name)}\n${commands[name][1]}`;
  const all = commandNames.map((each) => `${usageOf(each)}\n    ${commands[each][1]}`);
  return [
    "The admin command line. It uses the same environment as the server, and works while the server runs.",
    "",
    ...all,
    "",
    "Exit status: 0 if the command succeeded, 1 if it was refused or failed, 2 if its arguments can't be used.",
  ].join("\n");
}
