import type { Signer } from "../areas/releases";
import { systemClock } from "../core/clock";
import type { Database } from "../db/database";
import type { Files } from "../files/files";
import type { MailSettings } from "../mail/mail-settings";
import type { Operator } from "../staff/account-rules";
import type { Config } from "./config";
import type { NamedFiles } from "./named-file";

/** The portal that a command works on, and who gave it. */
export type CommandStores = Operator &
  Signer &
  Pick<Config, "approvalsNeeded" | "groups"> & { readonly mail: MailSettings | undefined };

/** The portal that commands work on under a server's settings. */
export function commandStores(config: Config, db: Database, files: Files): Omit<CommandStores, "by"> {
  const { mail, releaseKey, approvalsNeeded, groups, product } = config;
  return { db, clock: systemClock, files, mail, releaseKey, approvalsNeeded, groups, productId: product.id };
}

/** Does a command's work, and returns what to print. */
export type Run = (stores: CommandStores) => Promise<string>;

/** Reads a command's arguments, before any database is opened. @throws {StartupError} for arguments that can't be used. */
export type Command = (args: string[], named: NamedFiles) => Run | Promise<Run>;
