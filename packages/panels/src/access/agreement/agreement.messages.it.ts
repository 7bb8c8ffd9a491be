import type { Translation } from "../../portal/messages";
import type { agreementMessages } from "./agreement.messages";

export const agreementItalian: Translation<typeof agreementMessages> = {
  title: "Contratto di licenza",
  failedAgreement: "Impossibile recuperare il contratto di licenza.",
  failedUser: "Impossibile recuperare l'account.",
  accept: "Accetto il contratto di licenza.",
  marketing: "Desidero ricevere email promozionali.",
  notifications: "Desidero ricevere email di notifica.",
  notAccepted: "Accetta il contratto di licenza per continuare",
  notLoaded: "Attendi che il contratto di licenza sia caricato",
  notShown: "Impossibile mostrare il contratto di licenza. Contatta l'assistenza per continuare.",
  confirm: "Conferma",
  logout: "Esci",
  choicesFailed:
    "Hai accettato il contratto di licenza, ma non abbiamo potuto salvare le tue scelte sulle email. Conferma di nuovo.",
  failed: "Impossibile accettare il contratto di licenza. Riprova più tardi.",
};
