import type { Store } from "../../db/context";
import { claimMail, dropMail, forgetOldMails, markRefused, markSent } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { makeResetMail } from "../../mail/reset-mail";
import { openSmtpSender, type SmtpSettings } from "./smtp-sender";

const pollMs = 5_000;
const forgetMs = 3_600_000;

export interface MailSender {
  /** Sends what is due now, and nothing more. */
  drained(): Promise<void>;
  /** Sends nothing more, and waits for what is being sent. */
  close(): Promise<void>;
}

/**
 * Sends what is in the queue, in any number of processes. A mail is claimed before it is sent and marked afterwards: a process that
 * dies in between leaves it to another one, once the claim has run out.
 * @param onRefused - called with a sentence about each email that was not sent, without addresses.
 * @param onError - called when the queue can't be read or written.
 */
export function startMailSender(
  store: Store,
  settings: SmtpSettings & MailSettings,
  onRefused: (sentence: string) => void,
  onError: (error: unknown) => void,
): MailSender {
  const smtp = openSmtpSender(settings);
  let isClosed = false;
  let running: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    for (;;) {
      const mail = isClosed ? undefined : await claimMail(store);
      if (mail === undefined) return;
      const ready = mail.resetNext === null ? mail : await makeResetMail(store, mail, mail.resetNext, settings);
      if (ready === undefined) {
        await dropMail(store, mail);
        continue;
      }
      const result = await smtp.send(ready);
      if (result.state === "sent") await markSent(store, mail);
      else {
        const isFinal = result.state === "refused";
        await markRefused(store, mail, isFinal);
        onRefused(`Email ${mail.id} was not taken (${result.reason})${isFinal ? " and is given up" : ""}.`);
        // The others would fare no better now.
        if (!isFinal) return;
      }
    }
  }

  const run = () =>
    (running ??= sendAll()
      .catch(onError)
      .finally(() => (running = undefined)));
  const polling = setInterval(() => void run(), pollMs);
  const forgetting = setInterval(() => void forgetOldMails(store).catch(onError), forgetMs);
  void run();
  const end = () => {
    clearInterval(polling);
    clearInterval(forgetting);
  };
  return {
    async drained() {
      end();
      await running;
      smtp.close();
    },
    async close() {
      isClosed = true;
      end();
      await running;
      smtp.close();
    },
  };
}
