import { defineMessages } from "../portal/messages";

export const contentMessages = defineMessages("content", {
  image: "Image",
  table: "Table",
  taskDone: "Done",
  taskOpen: "To do",
  failed: "Failed to show this text.",
});
