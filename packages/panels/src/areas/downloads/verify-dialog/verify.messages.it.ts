import type { Translation } from "../../../portal/messages";
import type { verifyMessages } from "./verify.messages";

export const verifyItalian: Translation<typeof verifyMessages> = {
  title: (version) => `Verifica ${version}`,
  file: "File scaricato",
  choose: "Scegli il file",
  dropHint: "o trascinalo qui. Resta sul tuo computer.",
  checking: (name) => `Verifica di ${name}`,
  failed: "Impossibile recuperare la firma di questa versione.",
  right: (version) => `Questo file è ${version}, esattamente come è stata rilasciata.`,
  digestOnly: (version) => `Questo file ha lo SHA-256 di ${version}. Questo server non firma le versioni.`,
  incomplete: (size, wanted) => `Il download è incompleto: ${size} di ${wanted} MB. Scarica di nuovo il file.`,
  different: (version) => `Questo non è il file di ${version}. Scaricalo di nuovo e non usare questo.`,
  differsAt: (byte) => `La prima differenza è nel megabyte che inizia al byte ${byte}.`,
  badSignature: (version) => `La firma di ${version} non è valida. Non usare il file e avvisa l'assistenza.`,
  otherKey: (version) =>
    `${version} è firmata con una chiave che questa pagina non riconosce. Non usare il file e avvisa l'assistenza.`,
  unsigned: (version) =>
    `${version} non è firmata, ma questa pagina richiede una firma. Non usare il file e avvisa l'assistenza.`,
  unreadable: "Impossibile leggere il file. Forse è stato spostato o modificato. Sceglilo di nuovo.",
  tooLarge:
    "Il file è troppo grande per essere verificato qui. Confronta lo SHA-256 con uno strumento sul tuo computer.",
  notSecure: "I file si possono verificare solo in una pagina servita tramite HTTPS.",
  fileName: "File",
  sha256: "SHA-256",
  approvedBy: "Approvata da",
  approval: (email, date) => `${email}, ${date}`,
  signedOn: "Firmata il",
  publicKey: "Chiave pubblica",
  saveStatement: "Salva release.json",
  saveSignature: "Salva la firma",
  close: "Chiudi",
};
