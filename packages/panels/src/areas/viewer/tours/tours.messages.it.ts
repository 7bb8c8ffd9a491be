import type { Translation } from "../../../portal/messages";
import type { toursMessages } from "./tours.messages";

export const toursItalian: Translation<typeof toursMessages> = {
  dashboard: {
    label: "Visita guidata della dashboard",
    steps: {
      menu: {
        title: "Il menu",
        text: () => "Qui si trova ogni parte del portale. Il pulsante qui sopra nasconde il menu e lo mostra di nuovo.",
      },
      cart: { title: "Il tuo carrello", text: () => "Ciò che stai per ordinare, con il numero delle sue righe." },
      search: {
        title: "Cerca",
        text: () =>
          "Ogni pagina, licenza o azione con poche lettere del suo nome. La apre anche Ctrl K, su un Mac ⌘ K.",
      },
      licenses: {
        title: "La tua licenza",
        text: (product) =>
          `Se puoi usare ${product}, e per quanto tempo ancora. Da qui arrivi alla licenza e a tutte le altre.`,
      },
      projects: {
        title: "I tuoi progetti",
        text: () => "I cinque progetti aggiornati per ultimi. Il nome apre il progetto con tutti i suoi commit.",
      },
      commits: {
        title: "I tuoi commit",
        text: () => "Gli ultimi commit di tutti i tuoi progetti. Lo SHA apre il commit con le sue build.",
      },
      builds: {
        title: "Le tue build",
        text: () => "Le ultime build e il loro esito. Il numero apre la build con il suo log.",
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
          "In Le mie licenze ci sono quelle dell'account, in In uso quelle che usi tu. Il numero di serie apre la licenza con tutta la sua storia.",
      },
      add: { title: "Una nuova licenza", text: () => "Questo menu contiene i modi per ottenere una nuova licenza." },
      coupon: {
        title: "Con un coupon",
        text: () => "Riscatta coupon trasforma un codice in una licenza. Un codice vale una volta sola.",
      },
      trial: {
        title: "In prova",
        text: (product) =>
          `Richiedi prova ti dà 30 giorni per conoscere ${product}, se il tuo account può avere una prova.`,
      },
      teams: {
        title: "I tuoi team",
        text: () => "I team condividono licenze. Il nome apre il team con le sue licenze e i suoi utenti.",
      },
    },
  },
  team: {
    label: "Visita guidata del team",
    steps: {
      details: {
        title: "Il team",
        text: () => "Chi ne è responsabile, quante persone ne fanno parte e quanti dei suoi posti sono liberi.",
      },
      edit: {
        title: "Lo gestisci tu",
        text: () =>
          "Come responsabile qui rinomini il team o lo elimini: le sue licenze tornano allora al tuo account.",
      },
      licenses: {
        title: "Le sue licenze",
        text: () =>
          "Una statica resta al suo membro stabilmente, una dinamica finché la usa; una libera è per chi ne ha bisogno.",
      },
      addLicenses: {
        title: "Aggiungi e assegna",
        text: () =>
          "Qui aggiungi licenze del tuo account. Il menu di una riga assegna una licenza a un membro, la libera o la toglie dal team.",
      },
      users: {
        title: "I suoi utenti",
        text: () => "Chi fa parte del team, anche chi è stato aggiunto e non ha ancora un account.",
      },
      addUsers: {
        title: "Aggiungi e rimuovi",
        text: () => "Qui aggiungi una persona con la sua e-mail. Il pulsante in una riga la rimuove dal team.",
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
        title: "I suoi file sorgenti",
        text: () => "Qui scarichi il file SCF o elimini i file sorgenti che conserviamo di questo commit.",
      },
      builds: {
        title: "Le sue build",
        text: () => "Ogni build crea il firmware di questo commit. Il numero apre la build con log e valori.",
      },
      simulations: {
        title: "Le sue simulazioni",
        text: () => "Ogni simulazione esegue questo commit sul nostro server. Il numero la apre con il suo log.",
      },
    },
  },
  cart: {
    label: "Visita guidata del carrello",
    steps: {
      rows: {
        title: "Ciò che stai per ordinare",
        text: () =>
          "Licenze nuove e rinnovi. Di quelle nuove puoi averne più di una: la quantità si cambia nella riga.",
      },
      add: {
        title: "Un'altra licenza",
        text: () => "Questo aggiunge una nuova licenza. I rinnovi arrivano qui dalle licenze.",
      },
      submit: {
        title: "L'ordine",
        text: () => "Ora non c'è nulla da pagare: il nostro reparto vendite risponde a ogni ordine con un preventivo.",
      },
    },
  },
};
