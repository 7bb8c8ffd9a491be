import type { Translation } from "../../../provider/messages";
import type { toursMessages } from "./tours.messages";

export const toursItalian: Translation<typeof toursMessages> = {
  dashboard: {
    label: "Visita guidata della dashboard",
    steps: {
      menu: { title: "Il menu", text: () => "Qui si trova ogni parte del portale. Il pulsante qui sopra nasconde il menu e lo mostra di nuovo." },
      cart: { title: "Il tuo carrello", text: () => "Ciò che stai per ordinare, con il numero delle sue righe." },
      search: { title: "Cerca", text: () => "Ogni pagina, licenza o azione con poche lettere del suo nome. La apre anche Ctrl K, su un Mac ⌘ K." },
      licenses: { title: "La tua licenza", text: (product) => `Se puoi usare ${product}, e per quanto tempo ancora. Da qui arrivi alla licenza e a tutte le altre.` },
    },
  },
  licenses: {
    label: "Visita guidata delle licenze",
    steps: {
      list: { title: "Le tue licenze", text: () => "In Le mie licenze ci sono quelle dell'account, in In uso quelle che usi tu. Il numero di serie apre la licenza con tutta la sua storia." },
      add: { title: "Una nuova licenza", text: () => "Questo menu contiene i modi per ottenere una nuova licenza." },
      coupon: { title: "Con un coupon", text: () => "Riscatta coupon trasforma un codice in una licenza. Un codice vale una volta sola." },
      trial: { title: "In prova", text: (product) => `Richiedi prova ti dà 30 giorni per conoscere ${product}, se il tuo account può avere una prova.` },
    },
  },
};
