import { lazyDialog } from "../../portal/lazy-dialog";

// The code of a dialog loads when any panel first opens it.

export const CreateTagDialog = lazyDialog("CreateTagDialog", () =>
  import("./tags-panel/create-tag-dialog").then((module) => module.CreateTagDialog),
);

export const DeleteTagDialog = lazyDialog("DeleteTagDialog", () =>
  import("./tags-panel/delete-tag-dialog").then((module) => module.DeleteTagDialog),
);

export const DeleteSourcesDialog = lazyDialog("DeleteSourcesDialog", () =>
  import("./commit-panel/delete-sources-dialog").then((module) => module.DeleteSourcesDialog),
);
