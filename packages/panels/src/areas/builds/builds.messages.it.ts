import type { Translation } from "../../portal/messages";
import type { buildListsMessages } from "./build-list/build-lists.messages";
import type { buildLogMessages } from "./build-log/build-log.messages";
import type { buildFiguresMessages } from "./build-panel/build-figures.messages";
import type { failedFactsMessages } from "./build-panel/failed-facts.messages";
import type { buildsMessages } from "./builds.messages";
import type { simulationWavesMessages } from "./simulation-waves/simulation-waves.messages";

const log: Translation<typeof buildLogMessages> = {
  compareLog: {
    build: "Confronta con l'ultima build riuscita",
    simulation: "Confronta con l'ultima simulazione riuscita",
  },
};

const simulationWaves: Translation<typeof simulationWavesMessages> = {
  showWaves: (size) => `Mostra le forme d'onda (${size})`,
  showWavesOfAnySize: "Mostra le forme d'onda",
  unknownSize: "Il server non ne indica la dimensione.",
  unreadableOutput: "L'output non può essere mostrato qui",
  unreadableOutputText:
    "Si trova su un altro server, che questa pagina non ha potuto leggere. Scaricalo per aprirlo in un altro programma.",
};

const figures: Translation<typeof buildFiguresMessages> = {
  failedStats: "Impossibile recuperare le statistiche della build, riprova più tardi.",
  utilization: "Utilizzo",
  noUtilization: "Ancora nessun valore",
  noUtilizationText: "I valori appaiono al termine della build.",
  noFigures: "Nessun valore",
  noFiguresText: "Questa build è terminata prima di fornire valori.",
  noFiguresSuccess: "Questa build è riuscita, ma non ha fornito valori.",
  resources: {
    lut: "LUT",
    fd: "FF",
    lutram: "LUTRAM",
    ultraram: "URAM",
    dsp: "DSP",
    ram_fifo: "FIFO",
  },
  usedOf: (used, available) => `${used} / ${available}`,
  percent: (percent) => `${percent}%`,
  before: (build, percent) => `${percent} in ${build}`,
  markedBuild: (build) => `Il segno indica la build ${build}`,
  nearlyFull: "quasi piena",
  overfull: "non ci sta",
  steps: "Fasi",
  stepDone: "completata",
  stepRunning: "in corso",
  stepFailed: "fallita",
  stepsLater: "Le fasi appaiono quando la build le comunica.",
  noSteps: "I valori di questa build non indicano fasi. Il suo log può comunque mostrarle.",
  timing: "Temporizzazione",
  clock: "Clock",
  megahertz: (value) => `${value}\u2009MHz`,
  timingIssues: (name) => `Problemi di temporizzazione, ${name}`,
  net: "net",
  met: "Rispettata",
  notMet: "Non rispettata",
  paths: "Percorsi più lenti",
  columnFrom: "Da",
  columnTo: "A",
  columnDelay: "Ritardo",
  columnLogic: "Logica",
  columnRouting: "Instradamento",
  columnSlack: "Margine",
  columnSince: (build) => `Rispetto a ${build}`,
  newPath: "Nuovo",
  nanoseconds: (value) => `${value}\u2009ns`,
};

const failedFacts: Translation<typeof failedFactsMessages> = {
  failedIn: "Fallita in",
  failedResult: "Risultato",
  stepNumber: (number) => `fase ${number}`,
  failedAfter: "Fallita dopo",
  failedOn: "Fallita il",
  longer: (duration, build) => `${duration} in più di ${build}`,
  shorter: (duration, build) => `${duration} in meno di ${build}`,
  worstSlack: "Margine peggiore",
  allTimingIssues: "Problemi di temporizzazione",
  sinceBuild: (difference, build) => `${difference} rispetto a ${build}`,
};

type BuildsTranslation = Translation<typeof buildsMessages> &
  Translation<typeof buildListsMessages> &
  Translation<typeof buildFiguresMessages>;

export const buildsItalian: BuildsTranslation = {
  ...figures,
  ...failedFacts,
  ...log,
  ...simulationWaves,
  builds: "Build",
  simulations: "Simulazioni",
  build: "Build",
  simulation: "Simulazione",
  latestBuilds: "Ultime build",
  states: {
    queued: "In coda...",
    building: "In corso...",
    success: "Riuscita",
    failed: "Fallita",
  },
  columnBuild: "Build",
  columnProject: "Progetto",
  columnSha: "SHA del commit",
  columnStarted: "Avviata il",
  columnStatus: "Stato",
  columnActions: "Azioni",
  rowActions: (build: string) => `Azioni per ${build}`,
  failedList: {
    build: "Impossibile recuperare le build, riprova più tardi.",
    simulation: "Impossibile recuperare le simulazioni, riprova più tardi.",
  },
  empty: { build: "Nessuna build disponibile.", simulation: "Nessuna simulazione disponibile." },
  emptyText: {
    build: "Invia un commit con i suoi sorgenti per avviare una build.",
    simulation: "Aggiungi un banco di prova e invia di nuovo per eseguirne una.",
  },
  about: {
    build: "Una build trasforma questo commit nel firmware della sua scheda.",
    simulation: "Una simulazione esegue questo commit sul server.",
  },
  learnMore: "Scopri di più sulle build",
  noLatest: "Nessuna build trovata.",
  emptyLatest: "Le build dei tuoi progetti appaiono qui.",
  numbered: { build: (label) => `Build ${label}`, simulation: (label) => `Simulazione ${label}` },
  runningTitle: (state, title) => `${state} ${title}`,
  failedOne: {
    build: "Impossibile recuperare la build, riprova più tardi.",
    simulation: "Impossibile recuperare la simulazione, riprova più tardi.",
  },
  details: "Dettagli",
  detailStatus: "Stato",
  detailStarted: "Avviata il",
  detailDuration: "Durata",
  detailElapsed: "Tempo trascorso",
  queuedOn: "In coda dal",
  waiting: "Attesa",
  detailProject: "Progetto",
  detailCommit: "Commit",
  detailOutput: "File di output",
  download: "Scarica",
  outputLater: {
    build: "Disponibile quando la build riesce",
    simulation: "Disponibile quando la simulazione termina",
  },
  noOutput: "Nessuno",
  wasStopped: "fermata prima della fine",
  resultIs: (result) => `risultato ${result}`,
  stop: { build: "Ferma la build", simulation: "Ferma la simulazione" },
  stopping: "Arresto",
  stopFailed: {
    build: "Impossibile fermare la build, riprova più tardi.",
    simulation: "Impossibile fermare la simulazione, riprova più tardi.",
  },
  stopped: (title) => `${title} fermata.`,
  succeededFirst: (title) => `${title} è riuscita prima di poter essere fermata.`,
  failedFirst: (title) => `${title} è fallita prima di poter essere fermata.`,
  delete: "Elimina",
  cancel: "Annulla",
  remove: { build: "Elimina la build", simulation: "Elimina la simulazione" },
  removeText: {
    build: (label) => `La build ${label} viene eliminata per sempre con il log, i valori e il file di output.`,
    simulation: (label) => `La simulazione ${label} viene eliminata per sempre con il log e il file di output.`,
  },
  removeKeeps: {
    build: "Il commit, i suoi sorgenti e le altre build restano.",
    simulation: "Il commit, i suoi sorgenti e le altre simulazioni restano.",
  },
  removed: (title) => `${title} eliminata.`,
  removedElsewhere: (title) => `${title} eliminata altrove.`,
  removeFailed: {
    build: "Impossibile eliminare la build, riprova più tardi.",
    simulation: "Impossibile eliminare la simulazione, riprova più tardi.",
  },
  log: "Log",
  logLines: "Righe del log",
  waves: "Forme d'onda",
  failedWaves: "Impossibile recuperare le forme d'onda, riprova più tardi.",
  failedLogs: "Impossibile recuperare i log, riprova più tardi.",
  emptyLog: "Ancora nessun log",
  emptyLogText: "L'output appare qui durante l'esecuzione.",
  noLog: "Nessun log",
  noLogText: "È terminata senza output.",
  oldLog: "Il log è stato eliminato",
  keptDays: "I log vengono conservati per 30 giorni.",
  rawLog: "Log completo",
  opensInNewTab: "(si apre in una nuova scheda)",
  milliseconds: (count) => `${count} ms`,
  seconds: (count) => `${count} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
};
