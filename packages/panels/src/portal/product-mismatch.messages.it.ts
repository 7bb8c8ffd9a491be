import type { Translation } from "./messages";
import type { mismatchMessages } from "./product-mismatch.messages";

export const mismatchItalian: Translation<typeof mismatchMessages> = {
  productMismatch: (configured, served) =>
    `Questa pagina è configurata per ${configured}, ma il server ${served === undefined ? "non conosce questo prodotto" : `è per il prodotto "${served}"`}. Avvisa l'amministratore del sito.`,
};
