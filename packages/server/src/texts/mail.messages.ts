import type { Translated } from "./translated";

const inDays = (days: number) => (days < 1 ? "in less than a day" : days === 1 ? "in 1 day" : `in ${days} days`);

/** The texts of email. */
export const mailTexts = {
  locale: "en-US",
  reset: {
    subject: (portal: string) => `Reset your ${portal} password`,
    lead: (email: string) =>
      `Somebody asked for a new password for the account ${email}. If it was you, choose one here:`,
    action: "Choose a new password",
    note: "The link works once, and for 1 hour. If you didn't ask for it, ignore this email. Your password stays as it is.",
  },
  expiry: {
    subjectOne: (kind: string, day: string) => `Your ${kind} license expires on ${day}`,
    subjectMany: (count: number) => `${count} of your licenses expire soon`,
    leadOne: "One of your licenses expires soon:",
    leadMany: "These licenses of yours expire soon:",
    row: (kind: string, serialNumber: string, day: string, days: number) =>
      `${kind} ${serialNumber} expires on ${day}, ${inDays(days)}`,
    trial: "TRIAL",
    team: (name: string) => `team ${name}`,
    renew: "Renew your licenses here:",
    renewSome: "You can renew these licenses, except trials. To replace a trial, buy a license. Do both here:",
    buy: "You can't renew a trial. Buy a license to keep working. Start here:",
    action: "Open your licenses",
    unsubscribe: "You get this email because your profile allows notifications. Turn them off here:",
    unsubscribeAction: "Turn off notifications",
  },
  reply: {
    lead: (author: string, number: string, subject: string) =>
      `${author} replied to your support ticket ${number}, “${subject}”.`,
    read: "Read it and reply here:",
    readOnly: "Read it here:",
    unread: "Replies to this email aren't read.",
  },
} as const;

export type MailTexts = Translated<typeof mailTexts>;
