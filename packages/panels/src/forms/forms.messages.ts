import { defineMessages } from "../portal/messages";

export const formsMessages = defineMessages("forms", {
  unsavedTitle: "Discard your changes?",
  unsavedText: "You have changes that aren't saved. If you leave this page now, they are lost.",
  discardChanges: "Discard changes",
  keepEditing: "Keep editing",
});
