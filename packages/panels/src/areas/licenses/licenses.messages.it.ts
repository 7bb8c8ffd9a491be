import type { Translation } from "../../portal/messages";
import type { couponMessages } from "./dialogs/coupon.messages";
import type { trialMessages } from "./dialogs/trial.messages";
import type { licenseBannerMessages } from "./license-banner.messages";
import type { licenseTimelineMessages } from "./license-detail-panel/license-timeline.messages";
import type { licenseDetailMessages } from "./license-detail.messages";
import type { seatMessages } from "./license-status-panel/seat.messages";
import type { licenseBulkMessages } from "./licenses-panel/license-bulk.messages";
import type { licensesInUseMessages } from "./licenses-panel/licenses-in-use.messages";
import type { licensesMessages } from "./licenses.messages";
import type { needsAttentionMessages } from "./needs-attention-panel/needs-attention.messages";

/* The name of a kind, for the middle of a sentence. */
const inText = (kind: string) => (kind === "Di prova" ? "di prova" : kind);
const days = (count: number) => `${count} ${count === 1 ? "giorno" : "giorni"}`;

type LicensesTranslation = Translation<typeof licensesMessages> &
  Translation<typeof licenseBannerMessages> &
  Translation<typeof licenseDetailMessages> &
  Translation<typeof licenseTimelineMessages> &
  Translation<typeof licensesInUseMessages> &
  Translation<typeof licenseBulkMessages> &
  Translation<typeof needsAttentionMessages> &
  Translation<typeof seatMessages> &
  Translation<typeof couponMessages> &
  Translation<typeof trialMessages>;

export const licensesItalian: LicensesTranslation = {
  title: "Licenze",
  kinds: { enterprise: "Enterprise", trial: "Di prova", smart: "SMART", pro: "PRO" },
  unknownType: "Tipo sconosciuto",
  notAvailable: "N/D",
  none: "–",

  bannerExpired: (product, kind) => `La tua licenza ${product} ${inText(kind)} è scaduta`,
  bannerExpiring: (product, kind, count) => `La tua licenza ${product} ${inText(kind)} scade tra ${days(count)}`,
  bannerActive: (product, kind) => `La tua licenza ${product} ${inText(kind)} è attiva`,
  bannerInactive: (product, kind) => `La tua licenza ${product} ${inText(kind)} non è ancora attivata`,
  activateIn: (product) => `Attivala nel gestore licenze di ${product}.`,
  bannerSeatAvailable: (product) => `Puoi richiedere una licenza del team per usare ${product}`,
  bannerNoSeat:
    "Fai parte di un team, ma non ci sono licenze libere. Contatta il responsabile del team per richiederne una.",
  bannerNone: (product) => `Nessuna licenza attiva, richiedi una licenza per usare ${product}`,
  bannerLabel: "Stato della licenza",
  validityLeft: "Validità residua",
  expiredOn: (date) => `Scaduta il ${date}`,
  expiresOn: (date) => `Scade il ${date}`,
  daysLeft: (count) => (count === 1 ? "1 giorno rimasto" : `${count} giorni rimasti`),
  viewLicense: "Vedi la licenza",
  allLicenses: "Tutte le licenze",
  failedStatus: "Impossibile recuperare lo stato della licenza.",

  team: "Team",
  addLicenses: "Aggiungi licenze",
  managedBy: (manager) => `gestito da ${manager}`,
  writeTo: (manager) => `Scrivi a ${manager}`,
  letterSubject: (team) => `Licenza del team ${team}`,
  letterBody: (manager, team, product) =>
    `Ciao ${manager},\n\nmi serve una licenza per usare ${product}. Puoi assegnarmene una del team ${team}?`,

  attention: "Da controllare",
  failedAttention: "Impossibile verificare quali licenze richiedono attenzione.",
  attentionMore: (count) => (count === 1 ? "1 altra voce" : `Altre ${count} voci`),
  andMore: (count) => (count === 1 ? "e un'altra" : `e altre ${count}`),
  hasExpired: (kind, count) => `${kind}: ${count === 1 ? "licenza scaduta" : "licenze scadute"}`,
  expiresIn: (kind, count, left) =>
    `${kind}: ${count === 1 ? "scade" : "scadono"} ${left === 0 ? "oggi" : `tra ${days(left)}`}`,
  daysAgo: (count, date) => `${days(count)} fa, ${date}`,
  ofTeam: (team) => `team ${team}`,
  renewalsInCart: (count) =>
    count === 1 ? "C'è 1 rinnovo nel tuo carrello" : `Ci sono ${count} rinnovi nel tuo carrello`,
  notOrdered: "Ancora da ordinare",
  viewCart: "Vedi il carrello",
  waitsOnDongle: (dongle) => `attende l'attivazione sul dongle ${dongle}`,
  connectDongle: (product) => `Collega il dongle e apri ${product}.`,
  notActivated: (kind, count) => `${kind}: ${count === 1 ? "non ancora attivata" : "non ancora attivate"}`,
  activateInManager: (product) => `Attivala nel gestore licenze di ${product}.`,
  howToActivate: "Come attivarla",
  howToActivateOf: (serial) => `Come attivarla: ${serial}`,
  viewLicenseOf: (serial) => `Vedi la licenza ${serial}`,
  askedForSeat: (email) => `Ci hai chiesto di aggiungere ${email} al tuo team`,
  seatTicket: (ticket) => `Ticket ${ticket}`,
  viewRequest: "Vedi la richiesta",
  viewRequestFor: (email) => `Vedi la richiesta per ${email}`,

  myLicenses: "Le mie licenze",
  inUse: "In uso",
  failedList: "Impossibile recuperare le licenze.",
  failedInUse: "Impossibile recuperare le licenze in uso.",
  empty: "Nessuna licenza trovata",
  emptyText: "Riscatta un coupon o chiedi un posto al responsabile del tuo team.",
  emptyRequestTrial: "Richiedi una licenza di prova",
  emptyInUse: "Nessuna licenza attualmente in uso",
  emptyInUseText: "Una licenza compare qui mentre la usi.",

  columnValidity: "Validità",
  columnType: "Tipo",
  columnSerials: "Numeri di serie",
  columnSerial: "Numero di serie",
  columnExpires: "Scadenza",
  columnCount: "Quantità",
  columnRemote: "Servizi remoti",
  columnTeam: "Team",
  columnHolder: "Titolare",
  columnNotes: "Note",
  columnActions: "Azioni",
  search: "Cerca numero di serie, tipo o team",
  filterExpiry: "Scadenza",
  filterType: "Tipo",
  expiryFilter: {
    all: "Qualsiasi scadenza",
    expired: "Scadute",
    expiring: "Scadono tra meno di 60 giorni",
    year: "Scadono entro un anno",
    later: "Scadono più tardi",
    inactive: "Non attivate",
  },
  typeFilter: { all: "Qualsiasi tipo", pro: "PRO", smart: "SMART", trial: "Di prova" },
  clearFilters: "Azzera i filtri",

  validity: { inactive: "Non attivata", expired: "Scaduta" },
  days,
  expiredTooltip: (date) => `Scaduta (${date})`,
  expiresTooltip: (count, date) => `Scade tra ${days(count)} (${date})`,
  on: "Attivi",
  off: "Non attivi",
  yes: "Sì",
  no: "No",
  moreSerials: (count) => `+${count}`,
  rowActions: (serial) => `Azioni per ${serial}`,
  open: (serial) => `Apri ${serial}`,

  renewChosen: (count) => (count === 0 ? "Rinnova" : `Rinnova ${count}`),
  renew: (count) => (count === 1 ? "Rinnova" : `Rinnova ${count} licenze`),
  renewOf: (serial) => `Rinnova ${serial}`,
  renewSeveral: "Rinnova licenze",
  notDue: {
    trial: (count) =>
      count === 1 ? "1 è una licenza di prova e non si rinnova." : `${count} sono licenze di prova e non si rinnovano.`,
    inCart: (count) => `${count} ${count === 1 ? "è già" : "sono già"} nel carrello.`,
    pending: (count) => (count === 1 ? "1 ha già un rinnovo ordinato." : `${count} hanno già un rinnovo ordinato.`),
    inactive: (count) => (count === 1 ? "1 non è ancora attivata." : `${count} non sono ancora attivate.`),
    early: (count, least) =>
      count === 1
        ? `1 non si può ancora rinnovare. Scade tra almeno ${days(least)}.`
        : `${count} non si possono ancora rinnovare. Scadono tra almeno ${days(least)}.`,
    unknown: (count) => (count === 1 ? "1 non si può rinnovare qui." : `${count} non si possono rinnovare qui.`),
  },
  noneDue: "Nessuna delle licenze selezionate si può rinnovare ora.",

  badgeTrial: "Di prova",
  badgeRenewInCart: "Rinnovo nel carrello",
  badgeRenewInCartHint: "Già aggiunto",
  badgeRenewPending: "Rinnovo in corso",
  badgeRenewPendingHint: "Ordine inviato, sarà consegnato al più presto",
  badgeDematerialized: "Dematerializzata",
  badgeDematerializedHint: "Questa licenza è stata spostata dal suo dongle e ora è digitale.",
  badgeOnDongle: (serial) => `Sul dongle ${serial}`,
  badgeUsbDongle: (serial) => `Dongle USB ${serial}`,
  badgePendingActivation: "In attesa di attivazione",
  badgePendingActivationHint: "Collega il dongle per completare. Non ha ancora ricevuto i nuovi dati.",

  addLicense: "Aggiungi licenza",
  addToCart: "Aggiungi al carrello",
  redeemCoupon: "Riscatta coupon",
  requestTrial: "Richiedi prova",
  trialNotGrantable:
    "La prova è riservata agli account con un dominio email verificato che non hanno mai avuto una licenza.",
  cancel: "Annulla",
  close: "Chiudi",

  couponTitle: "Riscatta coupon",
  couponLabel: "Codice del coupon",
  couponDescription: "Inserisci il codice stampato sul coupon, per esempio RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX",
  couponSubmit: "Riscatta",
  couponRequired: "Inserisci il codice di un coupon",
  couponHidden: "Questo codice contiene caratteri nascosti. Digitalo di nuovo invece di incollarlo.",
  couponSuccess: "Coupon riscattato correttamente.",
  couponFailed: "Impossibile riscattare il coupon.",
  couponUnexpected: "Si è verificato un errore imprevisto durante il riscatto del coupon.",
  couponUnconfirmed:
    "Non abbiamo potuto verificare se il coupon è stato riscattato. Controlla le tue licenze prima di riprovare.",

  trialCancel: "Annulla",
  trialTitle: "Richiedi prova",
  trialText: (product, count) =>
    `Il tuo account può avere una sola prova gratuita di ${product}, di ${days(count)}. Inizia subito.`,
  trialSubmit: "Richiedi prova",
  trialFailed: "Si è verificato un errore durante la richiesta della licenza di prova.",
  trialSuccess: "Licenza di prova richiesta correttamente.",
  trialUnexpected: "Si è verificato un errore imprevisto, riprova più tardi.",
  trialUnconfirmed:
    "Non abbiamo potuto verificare se la licenza di prova è stata concessa. Controlla le tue licenze prima di riprovare.",

  licenseTitle: "Licenza",
  detailTitle: (serial) => `Licenza ${serial}`,
  details: "Dettagli",
  detailHolder: "Titolare",
  detailAssigned: "Assegnata a",
  detailTeam: "Team",
  detailActivated: "Attivata",
  detailDongle: "Dongle",
  detailOffline: "Attivazione offline",
  detailOfflineLink: "Attiva offline",
  activateOffline: (serial) => `Attiva ${serial} offline`,
  failedDetail: "Impossibile recuperare la licenza.",

  history: "Cronologia",
  failedHistory: "Impossibile recuperare la cronologia della licenza.",
  emptyHistory: "Nessun evento registrato",
  emptyHistoryText: "Qui sono elencati attivazione, rinnovi e trasferimenti.",
  events: {
    activation: "Attivazione",
    bug_fix: "Correzione di errori",
    dematerialization: "Dematerializzazione",
    leg_activation: "Attivazione legacy",
    leg_renew: "Rinnovo legacy",
    leg_revirgin: "Ripristino legacy",
    license_transfers_on_digital_licenses: "Trasferimento a una licenza digitale",
    license_transfers_on_dongle: "Trasferimento su un dongle",
    renew: "Rinnovo",
    promo_renew: "Rinnovo promozionale",
    expiration: "Scadenza",
    ownership_change: "Cambio di proprietà",
    unknown: "Evento sconosciuto",
  },
  eventDays: days,
  eventRemoteOn: "servizi remoti attivi",
  eventRemoteOff: "servizi remoti non attivi",
  eventTransfer: (from, to) => `da ${from} a ${to}`,
  eventFrom: (from) => `da ${from}`,
  eventTo: (to) => `a ${to}`,
};
