import type { PageTexts } from "./pages.messages";

const minutesText = (count: number) => (count === 1 ? "1 minuto" : `${count} minuti`);

/** The server's own pages in Italian. */
export const italianPages: PageTexts = {
  frame: {
    backToPortal: "Torna al portale",
    backToHome: "Torna alla home",
    backToProfile: "Torna al profilo",
    backToForm: "Torna al modulo",
    tryAgain: "Riprova",
    portal: "Portale",
    request: (id) => `Richiesta ${id}`,
    tooManyAttempts: (minutes) => `Troppi tentativi. Riprova tra ${minutesText(minutes)}.`,
  },
  failures: {
    failed: {
      title: "Qualcosa è andato storto",
      sentence:
        "Si è verificato un problema da parte nostra. Se si ripete, comunica all'assistenza il numero della richiesta.",
    },
    unreadable: {
      title: "Modulo non letto",
      sentence: "Impossibile leggere il modulo. Non è stato modificato nulla. Riprova.",
    },
    staleForm: {
      title: "Modulo non più valido",
      sentence:
        "Questo modulo non era più valido. Non è stato modificato nulla. Se si ripete, consenti i cookie di questo sito.",
    },
    tooLarge: { title: "Troppo grande", sentence: "L'invio è troppo grande. Non è stato modificato nulla." },
    throttled: {
      title: "Troppi tentativi",
      sentence: "Ci sono stati troppi tentativi. Attendi qualche minuto e riprova.",
    },
  },
  staleForm: {
    title: "Modulo non più valido",
    sentence: "Questo modulo non era più valido. Non è stato modificato nulla.",
  },
  notFound: { title: "Pagina non trovata", sentence: "A questo indirizzo non c'è nulla." },
  oldLog: {
    title: "Log eliminato",
    sentence: (days) => `I log vengono conservati per ${days} giorni e questa build è più vecchia.`,
  },
  unavailable: {
    title: "Temporaneamente non disponibile",
    database: "Il database non risponde.",
    files: "L'archivio dei file non risponde.",
    sendAgain: "Se torni indietro nel browser non perdi i dati inseriti: invia di nuovo il modulo tra poco.",
    tryAgain: "Riprova tra poco.",
  },
  signIn: {
    title: "Accedi",
    email: "Email",
    password: "Password",
    submit: "Accedi",
    forgot: "Hai dimenticato la password?",
    askAdministrator: "Hai dimenticato la password? Chiedine una nuova all'amministratore di questo portale.",
    staleForm: "Questo modulo non era più valido. Accedi di nuovo.",
    cookiesBlocked: (host) =>
      `Il browser blocca i cookie di ${host}, senza i quali non è possibile accedere. Consentili nelle impostazioni del browser, poi accedi di nuovo.`,
  },
  signOut: {
    title: "Esci",
    signedInAs: (email) => `Hai effettuato l'accesso come ${email}.`,
    submit: "Esci",
    signedOut: "Sessione terminata",
  },
  password: {
    title: "Password",
    change: "Cambia password",
    set: "Imposta password",
    hasNone: "Il tuo account non ha ancora una password. ",
    account: (email) => `Il tuo account è ${email}. Le altre sessioni verranno chiuse.`,
    current: "Password attuale",
    new: "Nuova password",
    repeated: "Ripeti la nuova password",
    changed: "La password è stata cambiata. Le altre sessioni sono state chiuse.",
    impersonating: (email) => `Non puoi cambiare la password mentre impersoni ${email}.`,
    rules: {
      length: (min) => `Almeno ${min} caratteri.`,
      notYours: "Non contiene il tuo nome o il tuo indirizzo email.",
      notCommon: "Non è una password comune né pochi caratteri ripetuti.",
      notDigits: "Non è composta solo da cifre.",
    },
  },
  reset: {
    title: "Reimposta la password",
    enterEmail: "Inserisci l'indirizzo email del tuo account. Ti invieremo un link per scegliere una nuova password.",
    submit: "Invia link",
    backToSignIn: "Torna all'accesso",
    sentTitle: "Controlla la posta",
    sent: "Se esiste un account con questo indirizzo, gli abbiamo inviato un'email con un link. Il link funziona per 1 ora.",
    notArrived: "Dopo qualche minuto l'email non è arrivata? Controlla la posta indesiderata o richiedi un altro link.",
    requestAnother: "Richiedi un altro link",
    noEmail: "Questo portale non invia email. Chiedi una nuova password al suo amministratore.",
    chooseTitle: "Scegli una nuova password",
    account: (email) => `Il tuo account è ${email}. Tutte le sue sessioni verranno chiuse.`,
    choose: "Imposta password",
    overTitle: "Link non più valido",
    over: "Questo link è già stato usato, è scaduto oppure è stato sostituito da uno più recente.",
    doneTitle: "Password cambiata",
    done: "La password è stata cambiata. Accedi con quella nuova.",
  },
  unsubscribe: {
    title: "Notifiche email",
    question: (email) =>
      `Vuoi disattivare le notifiche email a ${email}? Non riceverai più email sulle tue licenze e sui ticket di assistenza.`,
    submit: "Disattiva le notifiche",
    done: "Hai disattivato le notifiche email. Puoi riattivarle nel tuo profilo.",
    toProfile: "Vai al profilo",
    invalidTitle: "Link non valido",
    invalid: "Questo link non funziona. Puoi disattivare le notifiche email nel tuo profilo.",
  },
  connections: {
    title: "Account collegati",
    none: (email) =>
      `Su questo server non è configurato nessun altro servizio con cui accedere, quindi nulla è collegato a ${email}.`,
    password: "Password",
  },
  impersonation: {
    title: "Impersona",
    navigation: "Portale",
    explanation:
      "Vedrai e userai il portale come l'account che scegli. Tutto ciò che modifichi viene registrato a tuo nome.",
    accounts: "Account",
    searches: "email, nome o organizzazione",
    empty: "Non ci sono account.",
    email: "Email",
    name: "Nome",
    organization: "Organizzazione",
    lastSignIn: "Ultimo accesso",
    yourOwn: "Il tuo account",
    administrator: "Amministratore",
    inactive: "Non attivo",
    impersonate: "Impersona",
    isImpersonating: (administrator, email) => `${administrator} sta impersonando ${email}.`,
    stop: "Termina l'impersonificazione",
    alreadyTitle: "Impersonificazione già in corso",
    already: "Termina questa impersonificazione prima di iniziarne un'altra.",
  },
  table: {
    actions: "Azioni",
    searchBy: (fields) => `Cerca per ${fields}`,
    search: "Cerca",
    nothingFound: (search) => `Nessun risultato per “${search}”.`,
    pages: "Pagine",
    previous: "Precedente",
    next: "Successiva",
    pageOf: (page, pages, count) => `Pagina ${page} di ${pages}, ${count} in tutto`,
  },
  activation: {
    titleOf: (serialNumber) => `Attivazione offline di ${serialNumber}`,
    title: "Attivazione offline",
    serialNumber: "Numero di serie",
    type: "Tipo",
    trial: "di prova",
    state: "Stato",
    notYet: "Non ancora attivata",
    activatedOn: "Attivata il",
    lead: "Per un computer senza connessione a questo server:",
    openManager: (product) =>
      `Apri il gestore delle licenze di ${product} su quel computer, scegli l'attivazione offline e inserisci il numero di serie indicato sopra. Verrà creato un file di richiesta.`,
    bringRequest: "Porta il file di richiesta su un computer connesso e inviacelo in un ",
    ticket: "ticket di assistenza",
    namesSerialNumber: " che riporti il numero di serie.",
    bringActivation:
      "Porta sul primo computer il file di attivazione che ricevi in risposta e aprilo nel gestore delle licenze.",
    note: "I file di richiesta sono gestiti dal nostro personale. Non puoi caricarli in questa pagina.",
    back: "Torna alla licenza",
  },
  download: {
    expiredTitle: "Link di download scaduto",
    sharedExpired: "Questo link non funziona più. Chiedine uno nuovo a chi te l'ha inviato.",
    sharedUnpublished:
      "Questa versione è stata ritirata, quindi i suoi link non funzionano più. Chiedi un'altra versione a chi te l'ha inviato.",
    sharedReplaced:
      "Il file di questa versione è stato sostituito, quindi i link al precedente non funzionano più. Chiedi un nuovo link a chi te l'ha inviato.",
    expired: "I link di download funzionano per 5 minuti. Ottienine uno nuovo dalla pagina dei download.",
    expiredForStaff: "I link di download funzionano per 5 minuti. Ottienine uno nuovo dalla pagina della versione.",
    invalidTitle: "Link di download non valido",
    invalid:
      "Questo link non funziona. Ottienine uno nuovo dalla pagina dei download o chiedilo a chi te l'ha inviato.",
    changedTitle: "File modificato",
    changedHeading: "Questo file è stato modificato",
    changed: "Il file conservato non è quello pubblicato, quindi non te lo abbiamo inviato. Avvisa l'assistenza.",
    toDownloads: "Vai ai download",
    toRelease: "Vai alla versione",
  },
};
