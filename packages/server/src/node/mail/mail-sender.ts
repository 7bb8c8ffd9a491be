import { makeExpiryMail } from "../../areas/licenses";
import type { Store } from "../../db/context";
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  forgetOldMails,
  markRefused,
  markSent,
  type ReadyMail,
} from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { makeResetMail } from "../../mail/reset-mail";
import { openSmtpSender, type SmtpSettings } from "./smtp-sender";

const pollMs = 5_000;
const forgetMs = 3_600_000;

export interface MailSender {
  /** Sends the email that is due, and nothing more. */
  drained(): Promise<void>;
  /** Stops sending, and waits for the email being sent. */
  close(): Promise<void>;
}

/**
 * Sends queued email, from any number of processes. A process claims an email, sends it, and marks it as sent. If it
 * dies in between, another process sends the email after the claim expires.
 * @param onRefused - Called with a sentence about each email that was not sent, without addresses.
 * @param onError - Called if the queue can't be read or written.
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
      const ready = await writeMail(store, mail, settings);
      if (ready === undefined) {
        await dropMail(store, mail);
        continue;
      }
      const result = await smtp.send(ready);
      if (result.state === "sent") await markSent(store, mail);
      else {
        const isFinal = result.state === "refused";
        await markRefused(store, mail, { isFinal, mayHaveArrived: !isFinal && result.mayHaveArrived });
        onRefused(`Email ${mail.id} was not taken (${result.reason})${isFinal ? " and is given up" : ""}.`);
        // Other emails would probably fail, too.
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

/**
 * Writes an email that must be true when it is sent. Other email is sent as it was queued.
 * @returns undefined if nobody should get the email.
 */
async function writeMail(store: Store, mail: ClaimedMail, settings: MailSettings): Promise<ReadyMail | undefined> {
  if (mail.resetNext !== null) return makeResetMail(store, mail, mail.resetNext, settings);
  return mail.unsubscribeUrl == null ? mail : makeExpiryMail(store, mail, settings);
}
