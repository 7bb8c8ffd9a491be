import { defineMessages } from "../../../portal/messages";

/** The texts for selecting what to compare. */
export const compareSelectionMessages = defineMessages("compare", {
  select: "Compare",
  selectOne: (name: string) => `Compare ${name}`,
  chosenCommits: (count: number) => (count === 1 ? "1 commit selected" : `${count} commits selected`),
  chosenBuilds: (count: number) => (count === 1 ? "1 build selected" : `${count} builds selected`),
  chosenElsewhere: (build: string) => `${build} of another commit`,
  chooseAnother: "Select another one to compare with.",
  chooseAnotherBuild: "Select another one, here or on another commit.",
  clear: "Clear",
});
