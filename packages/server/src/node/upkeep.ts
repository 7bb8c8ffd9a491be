import { deleteOldLogs, moveLogs, recoverLostBuilds } from "../areas/builds";
import { deleteOldAudit } from "../auth/audit";
import { deleteOldImpersonations } from "../auth/old-impersonations";
import { dayMs, minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import type { Files } from "../files/files";
import { redactError } from "../http/redact-error";
import type { Config } from "./config";
import { startExpiryNotices } from "./expiry-notices";
import { sweepFiles } from "./sweep-files";

export interface Upkeep {
  /** Ends running work, or leaves it to the next process. */
  close(): Promise<void>;
}

/**
 * Starts the server's background work. With a mail server, it sends email and queues notices of expiring licenses.
 * Every day, it deletes old audit rows and old impersonations. On a server without build jobs, it also deletes old logs
 * and the leftovers of broken uploads, moves ended logs to the file store, and takes over lost builds.
 */
export async function openUpkeep(
  { mail, role, toolchain, auditDays }: Pick<Config, "mail" | "role" | "toolchain" | "auditDays">,
  store: Store & { readonly files: Files },
): Promise<Upkeep> {
  const onError = (what: string) => (error: unknown) => console.error(what, redactError(error));
  const sender =
    mail === undefined
      ? undefined
      : await import("./mail/mail-sender").then(({ startMailSender }) =>
          startMailSender(store, mail, (text) => console.error(text), onError("Email:")),
        );
  const notices = mail && startExpiryNotices(store, mail, onError("Notices:"));
  const builds = role === "all" && toolchain === undefined ? startBuildUpkeep(store, onError) : undefined;
  // Also run at startup, in case the server restarts every day.
  const cleanAudit = () =>
    deleteOldAudit(store, auditDays)
      .then(() => deleteOldImpersonations(store, auditDays))
      .catch(onError("Audit:"));
  let cleaning: Promise<unknown> = cleanAudit();
  const cleaner = setInterval(() => (cleaning = cleanAudit()), dayMs);
  cleaner.unref();
  return {
    async close() {
      await builds?.close();
      await notices?.close();
      clearInterval(cleaner);
      await cleaning;
      await sender?.close();
    },
  };
}

/** Upkeep of builds and files on a server without build jobs, at startup and at intervals. */
function startBuildUpkeep(
  store: Store & { readonly files: Files },
  onError: (what: string) => (error: unknown) => void,
): Upkeep {
  const closing = new AbortController();
  const recover = () => recoverLostBuilds(store).catch(onError("Builds:"));
  const tidy = () =>
    Promise.all([
      sweepFiles(store, onError("Files:")).catch(onError("Files:")),
      deleteOldLogs(store)
        .then(() => moveLogs(store, { signal: closing.signal }))
        .catch(onError("Builds:")),
    ]);
  let recovering: Promise<unknown> = recover();
  let tidying: Promise<unknown> = tidy();
  const recoverer = setInterval(() => (recovering = recover()), minuteMs);
  const tidier = setInterval(() => (tidying = tidying.then(tidy)), 60 * minuteMs);
  for (const timer of [recoverer, tidier]) timer.unref();
  return {
    async close() {
      closing.abort();
      for (const timer of [recoverer, tidier]) clearInterval(timer);
      await Promise.all([recovering, tidying]);
    },
  };
}
