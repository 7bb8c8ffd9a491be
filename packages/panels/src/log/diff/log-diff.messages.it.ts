import type { LogDiffTexts } from "./log-diff.messages";

/** Every text of the log difference, in Italian. */
export const italianLogDiffTexts: LogDiffTexts = {
  diff: "Differenze del registro",
  tools: "Strumenti delle differenze",
  from: (before, after) => `Da ${before} a ${after}`,
  before: "il registro precedente",
  after: "questo registro",
  added: (count) => (count === "1" ? "1 riga aggiunta" : `${count} righe aggiunte`),
  removed: (count) => (count === "1" ? "1 riga rimossa" : `${count} righe rimosse`),
  differences: (count) => (count === "1" ? "1 differenza" : `${count} differenze`),
  position: (place, total) => `Differenza ${place} di ${total}`,
  previous: "Differenza precedente",
  next: "Differenza successiva",
  ignoreTimes: "Ignora i tempi",
  wrap: "A capo automatico",
  close: "Torna al registro",
  equalLines: (count) => (count === "1" ? "Mostra 1 riga uguale" : `Mostra ${count} righe uguali`),
  addedLine: "Aggiunta:",
  removedLine: "Rimossa:",
  same: "I registri sono uguali",
  sameButTimes: "Differiscono al massimo per orari e durate.",
  reading: "Lettura dei due registri...",
  comparing: "Confronto in corso...",
  lastLinesOnly: "Di un registro si sono potute leggere solo le ultime righe, e solo quelle sono confrontate.",
  readFailed: "Non è stato possibile leggere i due registri. Riprova.",
  keys: "Differenza successiva e precedente",
};
