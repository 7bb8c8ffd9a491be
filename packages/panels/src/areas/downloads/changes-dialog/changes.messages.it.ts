import type { Translation } from "../../../portal/messages";
import type { changesMessages } from "./changes.messages";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const changesItalian: Translation<typeof changesMessages> = {
  newer: {
    stable: (own, count) =>
      `Hai ${own}. ${counted(count, "versione stabile è più recente", "versioni stabili sono più recenti")}.`,
    nightly: (own, count) =>
      `Hai ${own}. ${counted(count, "nightly build è più recente", "nightly build sono più recenti")}.`,
  },
  seeChangesSince: (own) => `Vedi cosa è cambiato da ${own}`,
  title: (from, to) => `Modifiche da ${from} a ${to}`,
  ownVersion: "La tua versione",
  upTo: "Fino a",
  newest: (version) => `${version}, la più recente`,
  versions: "Versioni",
  changes: "Modifiche",
  totals: (versions, changes, steps) =>
    [
      counted(versions, "versione", "versioni"),
      counted(changes, "modifica", "modifiche"),
      ...(steps > 0 ? [counted(steps, "passaggio prima di aggiornare", "passaggi prima di aggiornare")] : []),
    ].join(", "),
  beforeYouUpdate: (version) => `Prima di aggiornare a ${version}`,
  noChangelog: "Questa versione non ha un changelog.",
  copyAsMarkdown: "Copia come Markdown",
  close: "Chiudi",
};
