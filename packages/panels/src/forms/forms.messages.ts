import { defineMessages } from "../portal/messages";

export const formsMessages = defineMessages("forms", {
  unsavedTitle: "Discard your changes?",
  unsavedText: "You have unsaved changes. If you leave this page now, you'll lose them.",
  discardChanges: "Discard changes",
  keepEditing: "Keep editing",
});
