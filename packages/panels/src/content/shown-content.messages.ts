import { defineMessages } from "../portal/messages";

/** Texts for parts of shown content. They load with the code that shows it. */
export const shownContentMessages = defineMessages("content", {
  image: "Image",
  table: "Table",
  taskDone: "Done",
  taskOpen: "To do",
});
