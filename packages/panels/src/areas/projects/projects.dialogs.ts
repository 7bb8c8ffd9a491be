import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const CreateTagDialog = lazyDialog("CreateTagDialog", () =>
  import("./tags-panel/create-tag-dialog").then((module) => module.CreateTagDialog),
);

export const DeleteTagDialog = lazyDialog("DeleteTagDialog", () =>
  import("./tags-panel/delete-tag-dialog").then((module) => module.DeleteTagDialog),
);

export const DeleteSourcesDialog = lazyDialog("DeleteSourcesDialog", () =>
  import("./commit-panel/delete-sources-dialog").then((module) => module.DeleteSourcesDialog),
);
