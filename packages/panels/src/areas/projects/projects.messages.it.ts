import type { Translation } from "../../portal/messages";
import type { forksMessages } from "./forks-panel/forks.messages";
import type { projectPanelMessages } from "./project-panel/project-panel.messages";
import type { projectSettingsMessages } from "./project-settings.messages";
import type { projectsMessages } from "./projects.messages";
import type { tagsMessages } from "./tags.messages";

type ProjectsTranslation = Translation<typeof projectsMessages> &
  Translation<typeof projectPanelMessages> &
  Translation<typeof forksMessages> &
  Translation<typeof tagsMessages> &
  Translation<typeof projectSettingsMessages>;

export const projectsItalian: ProjectsTranslation = {
  projects: "Progetti",
  project: "Progetto",
  commits: "Commit",
  settings: "Impostazioni",
  forks: "Fork",
  allForks: "Tutti i fork",
  tags: "Tag",
  allTags: "Tutti i tag",
  tag: "Tag",
  commit: "Commit",

  latestProjects: "Ultimi progetti aggiornati",
  latestCommits: "Ultimi commit",
  openProjects: "Tutti i progetti",
  latestCommit: "Ultimo commit",
  openCommit: "Tutte le build di questo commit",
  failedLatestCommit: "Impossibile recuperare l'ultimo commit, riprova più tardi.",
  inProject: "in",
  committedInOn: (date) => `commit del ${date}`,
  committedOn: (date) => `Commit del ${date}`,

  allProjects: "Tutti i progetti",
  failedProjects: "Impossibile recuperare i progetti, riprova più tardi.",
  emptyProjects: "Nessun progetto trovato.",
  emptyProjectsText: (product) => `Invia un commit con ${product} per creare il tuo primo progetto.`,
  searchProjects: "Cerca nome o descrizione",
  sortBy: "Ordina per",
  sorts: {
    updated: { descending: "Aggiornati di recente", ascending: "Aggiornati meno di recente" },
    created: { descending: "Più recenti", ascending: "Meno recenti" },
    name: { descending: "Nome, dalla Z alla A", ascending: "Nome" },
  },

  columnName: "Nome",
  columnBoard: "Scheda",
  columnCommit: "Commit",
  columnSha: "SHA del commit",
  columnProject: "Progetto",
  columnMessage: "Messaggio",
  columnLastBuild: "Ultima build",
  columnLastBuilds: (count) => (count === 1 ? "Ultima build" : `Ultime ${count} build`),
  buildCounts: {
    success: (count) => `${count} ${count === 1 ? "riuscita" : "riuscite"}`,
    failed: (count) => `${count} ${count === 1 ? "fallita" : "fallite"}`,
    stopped: (count) => `${count} ${count === 1 ? "fermata" : "fermate"}`,
    building: (count) => `${count} in corso`,
    queued: (count) => `${count} in coda`,
  },
  stopped: "Fermata",
  columnTags: "Tag",
  columnActions: "Azioni",
  columnTagActions: "Azioni",
  rowActions: (project) => `Azioni per ${project}`,
  columnUpdated: "Aggiornato il",
  columnCreated: "Creato il",
  noBuilds: "Nessuna build",
  none: "–",
  percent: (percent) => `${percent}%`,

  projectGone: (name) => `Progetto '${name}' eliminato altrove.`,
  thisProjectGone: "Questo progetto è stato eliminato altrove.",
  failedCommits: "Impossibile recuperare i commit, riprova più tardi.",
  emptyCommits: "Nessun commit trovato.",
  emptyCommitsText: "I commit appaiono qui dopo l'invio.",
  searchCommits: "Cerca messaggio o SHA",

  details: "Dettagli",
  failedProject: "Impossibile recuperare il progetto, riprova più tardi.",
  description: "Descrizione",
  factLatestBuild: "Ultima build",
  factClock: "Clock",
  megahertz: (clock) => `${clock} MHz`,
  since: (date) => `dal ${date}`,
  buildNumber: (commit, build) => `#${commit}.${build}`,
  utilization: "Utilizzo",
  noFigures: "I valori appaiono quando una build dell'ultimo commit riesce.",
  resources: { lut: "LUT", fd: "FF", dsp: "DSP", ultraram: "URAM", lutram: "LUTRAM", ram_fifo: "FIFO" },

  failedForks: "Impossibile recuperare i fork, riprova più tardi.",
  emptyForks: "Nessun fork trovato.",
  emptyForksText: "Qui appaiono i progetti derivati da questo.",
  searchForks: "Cerca nome",
  othersFork: "Di un altro account",
  othersForkHint: "Questo fork appartiene a un altro account, quindi non puoi aprirlo.",

  failedTags: "Impossibile recuperare i tag, riprova più tardi.",
  emptyTags: "Nessun tag trovato.",
  emptyTagsText: "Dai un tag a un commit per ritrovarlo per nome.",
  searchTags: "Cerca tag",
  label: "Tag",
  columnTag: "Tag",
  columnTagMessage: "Messaggio",
  noMessage: "–",
  columnTagCreated: "Creato il",
  failedTag: "Impossibile recuperare il tag, riprova più tardi.",
  tagDetails: "Dettagli",
  tagCommit: "Commit",
  noCommit: "Il commit di questo tag è sconosciuto.",
  deletedTag: (name) => `Tag '${name}' eliminato.`,
  tagGone: (name) => `Tag '${name}' eliminato altrove.`,

  createTag: "Crea tag",
  create: "Crea",
  tagName: "Nome",
  tagMessage: "Messaggio",
  tagCommitField: "Commit",
  findCommit: "Trova un commit",
  moreCommits: (shown, count) => `${shown} di ${count} commit. Cerca nel messaggio o nello SHA per vederne altri.`,
  noCommitMatches: "Nessun commit corrisponde. Resta quello scelto.",
  failedCommitChoice: "Impossibile recuperare i commit, riprova più tardi.",
  noVersions: "Nessuna versione del progetto trovata. Crea una versione prima di creare un tag.",
  createdTag: (name) => `Tag '${name}' creato.`,
  createTagFailed: "Impossibile creare il tag.",
  unconfirmedTag: "Non abbiamo potuto verificare se il tag è stato creato. Controlla i tag prima di riprovare.",
  nameRequired: "Inserisci un nome",
  nameTooLong: (limit) => `Usa al massimo ${limit} caratteri`,
  messageTooLong: (limit) => `Usa al massimo ${limit} caratteri`,
  nameTaken: "Il nome del tag deve essere univoco",
  commitRequired: "Scegli un commit",

  deleteTag: "Elimina tag",
  deleteTagNamed: (name) => `Elimina il tag ${name}`,
  deleteTagText: (name) => `Il tag '${name}' viene eliminato con il suo messaggio. Il commit resta.`,
  deleteTagFailed: "Impossibile eliminare il tag. Riprova.",

  general: "Generale",
  name: "Nome",
  projectDescription: "Descrizione",
  save: "Salva",
  nothingChanged: "Non è ancora cambiato nulla.",
  saved: "Impostazioni del progetto salvate.",
  updateFailed: "Impossibile aggiornare il progetto.",
  changedMeanwhile: (fields) =>
    `Questi campi sono stati modificati altrove: ${fields}. Se salvi, sostituisci quelle modifiche.`,
  projectNameRequired: "Inserisci un nome",
  tooLong: (limit) => `Usa al massimo ${limit} caratteri`,

  sources: "Sorgenti",
  keepSources: "Consentici di conservare i file sorgente dei nuovi commit",
  keepSourcesText:
    "Se non lo permetti, eliminiamo i sorgenti di un commit appena terminano le sue build e simulazioni. Puoi eliminare i sorgenti conservati nella pagina del commit.",
  savingSources: "Salvataggio...",
  savedSources: "Salvato",
  waitingSources: "Non ancora salvato. Lo salveremo quando tornerai online.",
  unsavedSources: "Non salvato.",
  settingsFailed: "Impossibile aggiornare le impostazioni del progetto.",

  deleteProject: "Elimina progetto",
  deleteHint: "Elimina il progetto con tutto ciò che contiene. Non si può annullare.",
  deleteText: (name) => `Il progetto '${name}' viene eliminato per sempre con:`,
  lostCommits: (commits) => `${commits} commit con tutti i file sorgente`,
  lostTags: (tags) => `${tags} tag`,
  lostBuilds: "Tutte le build e le simulazioni con i log e i file prodotti",
  deleteRest: (forks) =>
    forks === 0
      ? "Le build in corso vengono fermate."
      : `Le build in corso vengono fermate. ${forks === 1 ? "Il fork di questo progetto resta." : `I ${forks} fork di questo progetto restano.`}`,
  projectDeleted: (name) => `Progetto '${name}' eliminato.`,
  deleteFailed: "Impossibile eliminare il progetto. Riprova.",
};
