import type { Translation } from "../../../portal/messages";
import type { compareSelectionMessages } from "./compare-selection.messages";

export const compareSelectionItalian: Translation<typeof compareSelectionMessages> = {
  select: "Confronta",
  selectOne: (name) => `Confronta ${name}`,
  chosenCommits: (count) => (count === 1 ? "1 commit selezionato" : `${count} commit selezionati`),
  chosenBuilds: (count) => (count === 1 ? "1 build selezionata" : `${count} build selezionate`),
  chosenElsewhere: (build) => `${build} di un altro commit`,
  chooseAnother: "Selezionane un altro da confrontare.",
  chooseAnotherBuild: "Selezionane un'altra, qui o in un altro commit.",
  clear: "Annulla selezione",
};
