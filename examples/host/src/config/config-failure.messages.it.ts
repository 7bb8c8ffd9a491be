import type { ConfigProblem } from "@gatehouse/contract/host-config";
import type { ConfigFailureTexts } from "./config-failure.messages";

type Expected = Extract<ConfigProblem, { readonly kind: "field" }>["expected"];

const musts: Readonly<Record<Expected, string>> = {
  config: "deve essere un oggetto JSON",
  object: "deve essere un oggetto",
  list: "deve essere una lista",
  text: "deve essere un testo non vuoto",
  product: "deve essere un oggetto con id e name",
  productId: "deve contenere solo lettere minuscole, cifre e trattini, e iniziare con una lettera",
  groups: "deve associare lo SHA-256 del nome di ogni gruppo a una lista di capability",
  locale: "deve essere un codice di lingua, per esempio en o it",
  origin: "deve essere l'origine della pagina, per esempio https://portal.example.com",
  address: "deve essere un indirizzo web, un percorso o un indirizzo mailto:",
};

export const italian: ConfigFailureTexts = {
  title: "Il portale non può avviarsi",
  retry: "Riprova",
  sentence(problem, source) {
    switch (problem.kind) {
      case "unreachable":
        return `Impossibile caricare ${source}. Controlla la connessione, poi riprova.`;
      case "missing":
        return `${source} non esiste. L'amministratore del sito deve aggiungere questo file.`;
      case "refused":
        return `Impossibile caricare ${source}: il server ha risposto con lo stato ${problem.status}. Riprova, oppure avvisa l'amministratore del sito.`;
      case "page":
        return `Il server ha risposto con una pagina web al posto di ${source}. L'amministratore del sito deve aggiungere questo file, o escluderlo dal rinvio a index.html.`;
      case "malformed":
        return `${source} non è un JSON valido. L'amministratore del sito deve correggerlo.`;
      case "field":
        return `${problem.field === "" ? source : `${problem.field} in ${source}`} ${musts[problem.expected]}. L'amministratore del sito deve correggerlo.`;
    }
  },
};
