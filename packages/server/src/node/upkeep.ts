import { deleteOldLogs } from "../areas/builds";
import { deleteOldAudit } from "../auth/audit";
import { deleteOldImpersonations } from "../auth/old-impersonations";
import { addMs, dayMs, minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import type { Files } from "../files/files";
import { redactError } from "../http/redact-error";
import type { Config } from "./config";
import { startExpiryNotices } from "./expiry-notices";

export interface Upkeep {
  /** Ends what is running, or leaves it to the next process. */
  close(): Promise<void>;
}

/**
 * Sends email and queues notices of licenses that end where there is a mail server. Deletes old rows of the audit log and old
 * impersonations every day, and old logs and the remains of broken uploads where no jobs of builds do.
 */
export async function openUpkeep(
  { mail, role, toolchain, auditDays }: Pick<Config, "mail" | "role" | "toolchain" | "auditDays">,
  { files, ...store }: Store & { readonly files: Files },
): Promise<Upkeep> {
  const onError = (what: string) => (error: unknown) => console.error(what, redactError(error));
  const sender =
    mail === undefined
      ? undefined
      : await import("./mail/mail-sender").then(({ startMailSender }) =>
          startMailSender(store, mail, (text) => console.error(text), onError("Email:")),
        );
  const notices = mail && startExpiryNotices(store, mail, onError("Notices:"));
  const tidy = () => {
    void files.sweep(store.db, addMs(store.clock.now(), -dayMs)).catch(onError("Files:"));
    void deleteOldLogs(store).catch(onError("Builds:"));
  };
  const timer = role === "all" && toolchain === undefined ? setInterval(tidy, 60 * minuteMs) : undefined;
  timer?.unref();
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
      clearInterval(timer);
      await notices?.close();
      clearInterval(cleaner);
      await cleaning;
      await sender?.close();
    },
  };
}
