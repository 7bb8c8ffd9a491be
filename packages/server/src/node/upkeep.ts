import { deleteOldLogs, recoverLostBuilds } from "../areas/builds";
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
  /** Ends what is running, or leaves it to the next process. */
  close(): Promise<void>;
}

/**
 * Sends email and queues notices of licenses that end where there is a mail server. Deletes old rows of the audit log and old
 * impersonations every day. Where no jobs of builds do, it also deletes old logs and the remains of broken uploads, and takes over
 * lost builds.
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
  // At the start too: a server may be restarted every day.
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

/** The upkeep of builds and files on a server without the jobs of builds: at the start and then at intervals. */
function startBuildUpkeep(
  store: Store & { readonly files: Files },
  onError: (what: string) => (error: unknown) => void,
): Upkeep {
  const recover = () => recoverLostBuilds(store).catch(onError("Builds:"));
  const tidy = () =>
    Promise.all([
      sweepFiles(store, onError("Files:")).catch(onError("Files:")),
      deleteOldLogs(store).catch(onError("Builds:")),
    ]);
  let recovering: Promise<unknown> = recover();
  let tidying: Promise<unknown> = tidy();
  const recoverer = setInterval(() => (recovering = recover()), minuteMs);
  const tidier = setInterval(() => (tidying = tidy()), 60 * minuteMs);
  for (const timer of [recoverer, tidier]) timer.unref();
  return {
    async close() {
      for (const timer of [recoverer, tidier]) clearInterval(timer);
      await Promise.all([recovering, tidying]);
    },
  };
}
