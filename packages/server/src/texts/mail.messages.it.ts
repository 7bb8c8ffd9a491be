import type { MailTexts } from "./mail.messages";

const inDays = (days: number) =>
  days < 1 ? "tra meno di un giorno" : days === 1 ? "tra 1 giorno" : `tra ${days} giorni`;

/** Email in Italian. */
export const italianMailTexts: MailTexts = {
  locale: "it-IT",
  reset: {
    subject: (portal) => `Reimposta la password di ${portal}`,
    lead: (email) =>
      `È stata richiesta una nuova password per l'account ${email}. Se l'hai richiesta tu, scegline una qui:`,
    action: "Scegli una nuova password",
    note: "Il link funziona una sola volta, per 1 ora. Se non l'hai richiesto, ignora questa email. La tua password resta invariata.",
  },
  expiry: {
    subjectOne: (kind, day) => `La tua licenza ${kind} scade il ${day}`,
    subjectMany: (count) => `${count} delle tue licenze scadono a breve`,
    leadOne: "Una delle tue licenze scade a breve:",
    leadMany: "Queste tue licenze scadono a breve:",
    row: (kind, serialNumber, day, days) => `${kind} ${serialNumber} scade il ${day}, ${inDays(days)}`,
    trial: "TRIAL",
    team: (name) => `team ${name}`,
    renew: "Rinnova le tue licenze qui:",
    renewSome:
      "Puoi rinnovare queste licenze, tranne le prove. Per sostituire una prova, acquista una licenza. Inizia da qui:",
    buy: "Una prova non si può rinnovare. Per continuare a lavorare, acquista una licenza. Inizia da qui:",
    action: "Apri le tue licenze",
    unsubscribe: "Ricevi questa email perché il tuo profilo consente le notifiche. Disattivale qui:",
    unsubscribeAction: "Disattiva le notifiche",
  },
  reply: {
    lead: (author, number, subject) => `${author} ha risposto al tuo ticket di assistenza ${number}, “${subject}”.`,
    read: "Leggi e rispondi qui:",
    readOnly: "Leggi qui:",
    unread: "Le risposte a questa email non vengono lette.",
  },
};
