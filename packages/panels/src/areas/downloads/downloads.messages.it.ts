import type { Translation } from "../../portal/messages";
import type { downloadsMessages } from "./downloads.messages";

export const downloadsItalian: Translation<typeof downloadsMessages> = {
  title: "Download",
  latest: { stable: "Ultima versione stabile", nightly: "Ultima nightly build" },
  tabs: { stable: "Versioni stabili", nightly: "Nightly build" },
  badges: { stable: "Stabile", nightly: "Nightly" },
  legacy: "Legacy",
  legacyHint: "Le funzioni online del portale non sono disponibili con questa versione.",
  releasedOn: (date) => `Uscita il ${date}`,

  columnRelease: "Versione",
  columnDate: "Pubblicata il",
  columnChangelog: "Changelog",
  columnChecksum: "Checksum",
  columnDownload: "Download",

  failed: (product) => `Impossibile recuperare le versioni di ${product}.`,
  empty: { stable: "Ancora nessuna versione stabile", nightly: "Ancora nessuna nightly build" },

  download: "Scarica",
  downloadOf: (version) => `Scarica ${version}`,
  notAllowed: (product) => `Le tue licenze non consentono di scaricare questa versione di ${product}.`,
  noFile: "Questa versione non ha un file.",
  gone: "Questa versione non è più disponibile.",
  failedLink: "Impossibile recuperare il link per scaricare questa versione.",
  ownVersion: "La tua versione",
  haveVersion: "Ho questa versione",
  sha256: "sha256",
  copySha256: (version) => `Copia lo SHA-256 di ${version}`,
  verify: "Verifica",
  verifyOf: (version) => `Verifica il file scaricato di ${version}`,
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,

  changelog: "Changelog",
  changelogOf: (version) => `Changelog di ${version}`,
  failedChangelog: "Impossibile recuperare il changelog di questa versione.",
  noChangelog: "Errore: nessun changelog disponibile per questa versione.",
  close: "Chiudi",
};
