import { changelogMin, reasonMin, sharedLinkMaxDays, unpublishReasonMax } from "@gatehouse/contract/releases";
import type { Translation } from "../../portal/messages";
import type { changelogEditorMessages } from "./changelog-editor/changelog-editor.messages";
import type { compareChangelogsMessages } from "./compare-dialog/compare-changelogs.messages";
import type { releaseDialogsMessages } from "./release-dialogs.messages";

const dialogs: Translation<typeof releaseDialogsMessages> = {
  titles: {
    publishNightly: "Pubblica come nightly build",
    unpublishNightly: "Ritira la nightly build",
    askForApproval: "Chiedi l'approvazione",
    approve: "Approva la versione stabile",
    reject: "Respingi la versione stabile",
    unpublishStable: "Ritira la versione stabile",
  },
  questions: {
    publishNightly: (tag) => `Pubblicare ${tag} come nightly build? Tutti i clienti la vedranno.`,
    unpublishNightly: (tag) => `Ritirare la nightly build ${tag}? I clienti non potranno più scaricarla.`,
    askForApproval: (tag) => `Chiedere l'approvazione di ${tag} come versione stabile?`,
    approve: (tag) => `Approvare ${tag}? Tutti i clienti la vedranno come versione stabile.`,
    reject: (tag) =>
      `Respingere ${tag}? Nessuno potrà più chiederne l'approvazione e il changelog non potrà più essere modificato.`,
    unpublishStable: (tag) => `Ritirare la versione stabile ${tag}? I clienti non potranno più scaricarla.`,
  },
  successes: {
    publishNightly: (tag) => `${tag} è ora una nightly build.`,
    unpublishNightly: (tag) => `La nightly build ${tag} è stata ritirata.`,
    askForApproval: (tag) => `${tag} è in attesa di approvazione.`,
    approve: (tag) => `${tag} è ora una versione stabile.`,
    reject: (tag) => `${tag} è stata respinta.`,
    unpublishStable: (tag) => `La versione stabile ${tag} è stata ritirata.`,
  },
  failures: {
    publishNightly: "Impossibile pubblicare come nightly build.",
    unpublishNightly: "Impossibile ritirare la nightly build.",
    askForApproval: "Impossibile chiedere l'approvazione della versione stabile.",
    approve: "Impossibile approvare la versione stabile.",
    reject: "Impossibile respingere la versione stabile.",
    unpublishStable: "Impossibile ritirare la versione stabile.",
  },
  approvesFirst: (tag) => `Approvare ${tag}? I clienti la vedranno quando l'avrà approvata anche qualcun altro.`,
  approvedFirst: (tag) => `Hai approvato ${tag}. Deve approvarla anche qualcun altro.`,
  staysNightly: (tag) =>
    `Ritirare la versione stabile ${tag}? I clienti potranno ancora scaricarla come nightly build.`,
  staysStable: (tag) => `Ritirare la nightly build ${tag}? I clienti potranno ancora scaricarla come versione stabile.`,
  confirmYes: "Sì",
  confirmNo: "No",
  unconfirmedAct:
    "Non abbiamo potuto verificare se la modifica è stata salvata. Controlla la versione prima di riprovare.",
  notNow: {
    stable: "Questa versione è stabile.",
    "not-stable": "Questa versione non è stabile.",
    nightly: "Questa versione è già una nightly build.",
    "not-nightly": "Questa versione non è una nightly build.",
    rejected: "Questa versione è stata respinta.",
    "not-rejected": "Questa versione non è stata respinta.",
    pending: "Questa versione è già in attesa di approvazione.",
    "not-pending": "Questa versione non è in attesa di approvazione.",
    "no-file": "Questa versione non ha un file.",
    changelog: "Nel frattempo il changelog è stato modificato. Leggilo prima di continuare.",
    file: "Il file di questa versione è stato sostituito. Controlla quello nuovo prima di approvarlo.",
  },
  rejectReason: "Motivo",
  rejectsNightly: "È anche una nightly build, che i clienti non potranno più scaricare.",
  rejectNotice: "I clienti che l'hanno scaricata vedono un avviso senza il motivo.",
  reasonRequired: "Indica un motivo per il rifiuto.",
  reasonTooShort: `Indica un motivo di almeno ${reasonMin} caratteri`,
  unpublishReason: "Motivo",
  unpublishReasonHint: "I clienti che hanno scaricato questa versione lo vedono nella pagina dei download.",
  unpublishReasonTooLong: `Inserisci un motivo di al massimo ${unpublishReasonMax} caratteri`,
  successor: "Versione sostitutiva",
  noSuccessor: "Nessuna",
  affects: (count, number) =>
    number === 1 ? "1 account ha scaricato questa versione" : `${count} account hanno scaricato questa versione`,
  affectsMore: (count) => `e altri ${count}`,
  affectsNobody: "Nessun account ha scaricato questa versione.",
  changelogTooShort: "Changelog troppo breve",
  changelogTooShortText: `Scrivi un changelog di almeno ${changelogMin} caratteri prima di procedere.`,
  editTheChangelog: "Modifica il changelog",
  close: "Chiudi",

  linkTitle: "Genera link temporaneo",
  linkText: (tag) => `Chiunque abbia questo link può scaricare ${tag} fino alla scadenza.`,
  linkExpiry: "Scade il",
  linkZone: (zone) => `Fuso orario: ${zone}`,
  linkTimeRequired: "Scegli una data e un'ora.",
  linkTimeOutside: `Scegli un momento compreso tra ora e ${sharedLinkMaxDays} giorni da oggi.`,
  generate: "Genera link",
  generateFailed: "Impossibile generare il link temporaneo per il download.",
  unconfirmedLink:
    "Non abbiamo potuto verificare se un link è stato generato. Controlla i link temporanei prima di riprovare.",
  link: "Link temporaneo",
  linkReady: (date) => `Questo link funziona fino al ${date}. Copialo ora, perché non verrà più mostrato.`,
  copyLink: "Copia link",
  linkCopied: "Link copiato negli appunti!",

  revokeTitle: "Revoca il link temporaneo",
  revokeText: (date) => `Revocare il link che scade il ${date}? Smette subito di funzionare.`,
  revoked: "Il link temporaneo è stato revocato.",
  revokeFailed: "Impossibile revocare il link temporaneo.",
};

const editor: Translation<typeof changelogEditorMessages> = {
  changelogText: "Testo del changelog in Markdown",
  changelogKeys: "Ctrl+B grassetto, Ctrl+I corsivo, Ctrl+K link. Invio continua un elenco.",
  tooFew: (count) => `${count} dei ${changelogMin} caratteri necessari per l'approvazione`,
  enough: (count) => `${count} caratteri`,
  preview: "Anteprima",
  emptyPreview: "L'anteprima appare qui mentre scrivi.",
  boldText: "testo in grassetto",
  italicText: "testo in corsivo",
  linkWords: "testo",
  save: "Salva",
  cancel: "Annulla",
  saved: "Changelog salvato.",
  saveFailed: "Impossibile aggiornare il changelog.",
  unconfirmedChangelog:
    "Non abbiamo potuto verificare se il changelog è stato salvato. Controllalo prima di riprovare.",
  restored: "Abbiamo ripristinato il tuo testo non salvato.",
  changedMeanwhile:
    "Il changelog è stato modificato mentre scrivevi. Il tuo testo è ancora qui. Salvandolo sostituisci l'altro testo.",
  lockedStable:
    "Questa versione è ora stabile, quindi il changelog non può essere modificato. Il tuo testo è ancora qui.",
  lockedRejected:
    "Questa versione è stata respinta, quindi il changelog non può essere modificato. Il tuo testo è ancora qui.",
  lockedOther: "Non puoi più modificare questo changelog. Il tuo testo è ancora qui.",
  savedText: "Changelog salvato",
  emptySaved: "Il changelog salvato è vuoto.",
  copyText: "Copia il mio testo",
  takeSaved: "Usa il testo salvato",
  saveAnyway: "Salva comunque",
  discardTitle: "Scarta le modifiche",
  discardText: "Le tue modifiche a questo changelog andranno perse.",
  discard: "Scarta",
  keepEditing: "Continua a modificare",
};

const comparison: Translation<typeof compareChangelogsMessages> = {
  compareTitle: (tag) => `Confronta il changelog di ${tag}`,
  compareWith: "Confronta con",
  stableTag: (tag) => `${tag}, stabile`,
  find: "Cerca per nome del tag",
  findHint: "L'elenco contiene le versioni più recenti e tutte quelle stabili.",
  finding: "Ricerca in corso...",
  findFailed: "Impossibile cercare tra le versioni. Modifica il testo per riprovare.",
  found: (count) =>
    count === 0
      ? "Nessuna versione corrisponde."
      : count === 1
        ? "1 versione corrisponde."
        : `${count} versioni corrispondono.`,
  compareClose: "Chiudi",
  compareFailedList: "Impossibile recuperare le altre versioni.",
  compareFailed: (tag) => `Impossibile recuperare il changelog di ${tag}.`,
  nothingToCompare: "Non ci sono altre versioni con cui confrontarla.",
  changelogDifference: "Differenze del changelog",
  sameChangelogs: "I changelog sono uguali",
  readingChangelogs: "Caricamento di entrambi i changelog...",
};

/** The texts of a release's dialogs, its changelog editor and the comparison. */
export const releaseDialogsItalian = { ...dialogs, ...editor, ...comparison };
