import { changelogMin } from "@gatehouse/contract/releases";
import { defineMessages } from "../../../portal/messages";

/** The texts of the changelog editor. They load with it. */
export const changelogEditorMessages = defineMessages("releases", {
  changelogText: "Changelog in Markdown",
  changelogKeys: "Ctrl+B bold, Ctrl+I italic, Ctrl+K link. Enter continues a list.",
  tooFew: (count: string) => `${count} of the ${changelogMin} characters that approval needs`,
  enough: (count: string) => `${count} characters`,
  preview: "Preview",
  emptyPreview: "The preview appears here as you type.",
  boldText: "bold text",
  italicText: "italic text",
  linkWords: "text",
  save: "Save",
  cancel: "Cancel",
  saved: "Changelog saved.",
  saveFailed: "Failed to update changelog.",
  unconfirmedChangelog: "We couldn't confirm whether the changelog was saved. Check it before you try again.",
  restored: "We restored your unsaved text.",
  changedMeanwhile:
    "The changelog was changed while you were editing. Your text is still here. Saving it replaces the other text.",
  lockedStable: "This version is now a stable release, so its changelog can't be changed. Your text is still here.",
  lockedRejected: "This version was rejected, so its changelog can't be changed. Your text is still here.",
  lockedOther: "You can't change this changelog anymore. Your text is still here.",
  savedText: "Saved changelog",
  emptySaved: "The saved changelog is empty.",
  copyText: "Copy my text",
  takeSaved: "Use the saved text",
  saveAnyway: "Save anyway",
  discardTitle: "Discard changes",
  discardText: "Your changes to this changelog will be lost.",
  discard: "Discard",
  keepEditing: "Keep editing",
});

export type ChangelogEditorTexts = (typeof changelogEditorMessages)["english"];
