import type { Translation } from "../../../portal/messages";
import type { projectFiguresMessages } from "./project-figures.messages";

export const projectFiguresItalian: Translation<typeof projectFiguresMessages> = {
  title: "Risorse per commit",
  range: "Commit mostrati",
  lastCommits: (count) => `Ultimi ${count} commit`,
  chart: "Grafico",
  table: "Tabella",
  downloadCsv: "Scarica CSV",
  clock: "Clock",
  clockMhz: "Clock, MHz",
  limit: (percent) => `limite ${percent}%`,
  channels: "Valori mostrati",
  plot: "Commit nel grafico",
  plotHelp:
    "Usa le frecce per passare da un commit all'altro e Invio per aprirne uno. Il pulsante Tabella mostra gli stessi valori.",
  said: (commit, message, figures) => `Commit ${commit}, ${message}. ${figures}`,
  figure: (name, value) => `${name} ${value}`,
  failedBuild: "Ultima build fallita",
  noFigures: "Ancora nessun valore",
  noFiguresText: "I valori appaiono quando una build riesce.",
};
