import type { LogDiffTexts } from "./log-diff.messages";

/** Every text of the log difference, in Italian. */
export const italianLogDiffTexts: LogDiffTexts = {
  diff: "Differenze del log",
  tools: "Strumenti delle differenze",
  from: (before, after) => `Da ${before} a ${after}`,
  before: "il log precedente",
  after: "questo log",
  added: (count) => (count === "1" ? "1 riga aggiunta" : `${count} righe aggiunte`),
  removed: (count) => (count === "1" ? "1 riga rimossa" : `${count} righe rimosse`),
  differences: (count) => (count === "1" ? "1 differenza" : `${count} differenze`),
  position: (place, total) => `Differenza ${place} di ${total}`,
  previous: "Differenza precedente",
  next: "Differenza successiva",
  ignoreTimes: "Ignora i tempi",
  wrap: "A capo automatico",
  close: "Torna al log",
  equalLines: (count) => (count === "1" ? "Mostra 1 riga uguale" : `Mostra ${count} righe uguali`),
  addedLine: "Aggiunta:",
  removedLine: "Rimossa:",
  same: "I log sono uguali",
  sameButTimes: "Differiscono al massimo per orari e durate.",
  reading: "Lettura dei due log...",
  comparing: "Confronto in corso...",
  lastLinesOnly: "Abbiamo potuto leggere solo le ultime righe di un log, quindi abbiamo confrontato solo quelle.",
  readFailed: "Impossibile leggere i due log. Riprova.",
  keys: "Differenza successiva e precedente",
};
