import type { Translation } from "../../../portal/messages";
import type { compareSelectionMessages } from "../../builds";
import type { compareMessages } from "./compare.messages";

const selection: Translation<typeof compareSelectionMessages> = {
  select: "Confronta",
  selectOne: (name) => `Confronta ${name}`,
  chosenCommits: (count) => (count === 1 ? "1 commit selezionato" : `${count} commit selezionati`),
  chosenBuilds: (count) => (count === 1 ? "1 build selezionata" : `${count} build selezionate`),
  chooseAnother: "Selezionane un altro da confrontare.",
  clear: "Annulla selezione",
};

export const compareItalian: Translation<typeof compareMessages> & Translation<typeof compareSelectionMessages> = {
  ...selection,
  compare: "Confronto",
  compareCommits: "Confronta commit",
  compareBuilds: "Confronta build",
  compared: "Commit a confronto",
  before: "Prima",
  after: "Dopo",
  swap: "Scambia prima e dopo",
  copyLink: "Copia il link",
  downloadCsv: "Scarica CSV",
  builtIn: (build, duration) => `Build ${build}, ${duration}`,
  build: (build) => `Build ${build}`,
  noBuild: "Nessuna build",
  resources: "Risorse",
  onlyDifferences: "Solo le differenze",
  columnResource: "Risorsa",
  columnCheck: "Controllo",
  columnStep: "Fase",
  columnDifference: "Differenza",
  columnSwing: "Meno o più",
  columnAvailable: "Disponibili",
  columnGroup: "Gruppo",

  noResources: "Nessun valore da confrontare",
  noResourcesText: "I valori appaiono quando entrambi i commit hanno una build riuscita.",
  noTiming: "Nessuna temporizzazione da confrontare",
  noSteps: "Nessuna fase da confrontare",
  noDifferences: "Nessuna differenza",
  more: "in più",
  less: "in meno",
  changed: (by, percent) => `${by} (${percent}\u2009%)`,
  percentPoints: (by) => `${by}\u2009%`,
  nowFull: (change, percent) => `${change}, ora ${percent}\u2009%`,
};
