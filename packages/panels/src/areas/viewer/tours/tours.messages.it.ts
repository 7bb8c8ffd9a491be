import type { Translation } from "../../../portal/messages";
import type { toursMessages } from "./tours.messages";

export const toursItalian: Translation<typeof toursMessages> = {
  dashboard: {
    label: "Visita guidata della dashboard",
    steps: {
      menu: {
        title: "Il menu",
        text: () =>
          "Da qui raggiungi ogni parte del portale. Usa il pulsante qui sopra per nascondere o mostrare il menu.",
      },
      cart: {
        title: "Il tuo carrello",
        text: () => "Le licenze che stai per ordinare. Il numero conta gli articoli nel carrello.",
      },
      search: {
        title: "Cerca",
        text: () => "Raggiungi qualsiasi pagina, licenza o azione. Puoi anche premere Ctrl K, o ⌘ K su un Mac.",
      },
      licenses: {
        title: "La tua licenza",
        text: (product) =>
          `Vedi se puoi usare ${product} e per quanto tempo. Da qui apri questa licenza o tutte le tue licenze.`,
      },
      projects: {
        title: "I tuoi progetti",
        text: () => "I cinque progetti aggiornati per ultimi. Scegli un nome per vedere tutti i commit di un progetto.",
      },
      commits: {
        title: "I tuoi commit",
        text: () => "Gli ultimi commit di tutti i tuoi progetti. Scegli uno SHA per vedere le build di un commit.",
      },
      builds: {
        title: "Le tue build",
        text: () => "Le ultime build e il loro esito. Scegli uno stato per vedere il log di una build.",
      },
      stable: {
        title: "Ultima versione stabile",
        text: () => "Scarica l'ultima versione approvata o leggi le novità.",
      },
      nightly: {
        title: "Ultima nightly build",
        text: () => "Prova in anteprima le novità. Le nightly build non sono collaudate come una versione stabile.",
      },
    },
  },
  licenses: {
    label: "Visita guidata delle licenze",
    steps: {
      list: {
        title: "Le tue licenze",
        text: () =>
          "Le mie licenze mostra le licenze del tuo account, In uso quelle che usi tu. Scegli un numero di serie per vedere la cronologia di una licenza.",
      },
      add: { title: "Una nuova licenza", text: () => "Usa questo menu per ottenere una nuova licenza." },
      coupon: {
        title: "Con un coupon",
        text: () => "Scegli Riscatta coupon per trasformare un codice in una licenza. Ogni codice vale una volta sola.",
      },
      trial: {
        title: "In prova",
        text: (product) =>
          `Scegli Richiedi prova per provare ${product} per 30 giorni, se il tuo account può avere una prova.`,
      },
      teams: {
        title: "I tuoi team",
        text: () => "I team condividono le licenze. Scegli un nome per vedere le licenze e gli utenti di un team.",
      },
    },
  },
  team: {
    label: "Visita guidata del team",
    steps: {
      details: {
        title: "Il team",
        text: () => "Vedi chi è il responsabile del team, quanti membri ha e quanti posti sono liberi.",
      },
      edit: {
        title: "Lo gestisci tu",
        text: () =>
          "Come responsabile, qui puoi rinominare o eliminare il team. Se lo elimini, le sue licenze tornano al tuo account.",
      },
      licenses: {
        title: "Le sue licenze",
        text: () =>
          "Un membro tiene una licenza statica finché non viene revocata, una dinamica mentre la usa. Tutti i membri possono usarne una libera.",
      },
      addLicenses: {
        title: "Aggiungi e assegna",
        text: () =>
          "Aggiungi qui le licenze del tuo account. Usa il menu di una riga per assegnare o revocare una licenza, o per rimuoverla dal team.",
      },
      users: {
        title: "I suoi membri",
        text: () => "Tutti i membri del team, compreso chi è stato aggiunto ma non ha ancora un account.",
      },
      addUsers: {
        title: "Aggiungi e rimuovi",
        text: () =>
          "Aggiungi qui le persone con la loro email. Usa il pulsante in una riga per rimuovere qualcuno dal team.",
      },
    },
  },
  projects: {
    label: "Visita guidata dei progetti",
    steps: {
      latest: {
        title: "Il tuo ultimo commit",
        text: () => "L'ultima cosa che hai inviato, in qualsiasi progetto, e come procede la sua build.",
      },
      list: {
        title: "I tuoi progetti",
        text: () =>
          "Ogni riga mostra un progetto con il suo ultimo commit. Apri un progetto per vedere tutti i suoi commit.",
      },
      search: { title: "Cerca", text: () => "Trova un progetto per nome o descrizione." },
      sort: { title: "Ordina", text: () => "Metti i progetti in un altro ordine, per esempio per nome." },
    },
  },
  project: {
    label: "Visita guidata del progetto",
    steps: {
      details: {
        title: "Il progetto",
        text: () => "L'ultimo commit, la sua build e quanto della scheda utilizza.",
      },
      pages: {
        title: "Fork, tag e impostazioni",
        text: () => "Vedi chi si basa su questo progetto, dai un nome ai commit o modifica il progetto.",
      },
      commits: {
        title: "I suoi commit",
        text: () =>
          "Ogni commit con i suoi tag e la sua ultima build. Aprine uno per vedere tutte le sue build e simulazioni.",
      },
    },
  },
  commit: {
    label: "Visita guidata del commit",
    steps: {
      details: {
        title: "Il commit",
        text: () => "SHA, tag, data e lo schema principale. Apri l'immagine per ingrandirla.",
      },
      sources: {
        title: "I suoi file sorgente",
        text: () => "Qui scarichi il file SCF o elimini i file sorgente che conserviamo di questo commit.",
      },
      builds: {
        title: "Le sue build",
        text: () =>
          "Ogni build crea il firmware di questo commit. Scegli un numero per vedere log e valori di una build.",
      },
      simulations: {
        title: "Le sue simulazioni",
        text: () => "Ogni simulazione esegue questo commit sul nostro server. Scegli un numero per vederne il log.",
      },
    },
  },
  cart: {
    label: "Visita guidata del carrello",
    steps: {
      rows: {
        title: "I tuoi articoli",
        text: () => "Licenze nuove e rinnovi. Puoi cambiare la quantità delle licenze nuove nella loro riga.",
      },
      add: {
        title: "Un'altra licenza",
        text: () => "Aggiungi qui una nuova licenza. Per rinnovarne una, vai alle tue licenze.",
      },
      submit: {
        title: "L'ordine",
        text: () => "Ora non devi pagare nulla. Il nostro reparto vendite ti invierà un preventivo.",
      },
    },
  },
  controls: {
    stepOf: (step, steps) => `${step} di ${steps}`,
    back: "Indietro",
    next: "Avanti",
    skip: "Salta",
    done: "Fine",
  },
};
