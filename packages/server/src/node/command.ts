import type { Signer } from "../areas/releases";
import { systemClock } from "../core/clock";
import type { Database } from "../db/database";
import type { Files } from "../files/files";
import type { MailSettings } from "../mail/mail-settings";
import type { Operator } from "../staff/account-rules";
import type { Config } from "./config";
import type { NamedFiles } from "./named-file";

/** The portal that a command works on, and the user who runs it. */
export type CommandStores = Operator &
  Signer &
  Pick<Config, "approvalsNeeded" | "groups"> & { readonly mail: MailSettings | undefined };

/** The stores and settings for commands under a server's config. */
export function commandStores(config: Config, db: Database, files: Files): Omit<CommandStores, "by"> {
  const { mail, releaseKey, approvalsNeeded, groups, product } = config;
  return { db, clock: systemClock, files, mail, releaseKey, approvalsNeeded, groups, productId: product.id };
}

/** Runs a command and returns the text to print. */
export type Run = (stores: CommandStores) => Promise<string>;

/**
 * Parses a command's arguments before any database is opened.
 * @throws {StartupError} for unusable arguments.
 */
export type Command = (args: string[], named: NamedFiles) => Run | Promise<Run>;
