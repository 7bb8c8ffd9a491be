import { addMs, dayMs, minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import type { Files } from "../files/files";
import { redactError } from "../http/redact-error";
import type { Config } from "./config";

export interface Upkeep {
  /** Ends what is running, or leaves it to the next process. */
  close(): Promise<void>;
}

/** Sends email where there is a mail server, and deletes the remains of broken uploads where no worker for builds does. */
export async function openUpkeep(
  { mail, role, toolchain }: Pick<Config, "mail" | "role" | "toolchain">,
  { files, ...store }: Store & { readonly files: Files },
): Promise<Upkeep> {
  const onError = (what: string) => (error: unknown) => console.error(what, redactError(error));
  const sender =
    mail === undefined
      ? undefined
      : await import("./mail/mail-sender").then(({ startMailSender }) =>
          startMailSender(store, mail, (text) => console.error(text), onError("Email:")),
        );
  const sweep = () => files.sweep(store.db, addMs(store.clock.now(), -dayMs)).catch(onError("Files:"));
  const timer = role === "all" && toolchain === undefined ? setInterval(() => void sweep(), 60 * minuteMs) : undefined;
  timer?.unref();
  return {
    async close() {
      clearInterval(timer);
      await sender?.close();
    },
  };
}
