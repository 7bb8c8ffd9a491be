import type { Translation } from "../../../portal/messages";
import type { compareSelectionMessages } from "./compare-selection.messages";

export const compareSelectionItalian: Translation<typeof compareSelectionMessages> = {
  select: "Confronta",
  selectOne: (name) => `Confronta ${name}`,
  chosenCommits: (count) => (count === 1 ? "1 commit selezionato" : `${count} commit selezionati`),
  chosenBuilds: (count) => (count === 1 ? "1 build selezionata" : `${count} build selezionate`),
  chooseAnother: "Selezionane un altro da confrontare.",
  clear: "Annulla selezione",
};
