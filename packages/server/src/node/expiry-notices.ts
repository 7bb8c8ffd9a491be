import { queueExpiryNotices } from "../areas/licenses";
import { minuteMs } from "../core/clock";
import type { Store } from "../db/context";
import type { MailSettings } from "../mail/mail-settings";

const everyMs = 60 * minuteMs;

export interface ExpiryNotices {
  /** Waits for the current run, and starts no others. */
  close(): Promise<void>;
}

/** Queues notices of expiring licenses, at once and then every hour. Several processes may do so. */
export function startExpiryNotices(store: Store, mail: MailSettings, onError: (error: unknown) => void): ExpiryNotices {
  let running: Promise<unknown> | undefined;
  const run = () =>
    (running ??= queueExpiryNotices(store, mail)
      .catch(onError)
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  void run();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
