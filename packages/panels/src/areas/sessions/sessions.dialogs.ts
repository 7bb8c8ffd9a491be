import { lazyDialog } from "../../portal/lazy-dialog";

// The dialog's code loads when either card first opens it.
export const EndSessionsDialog = lazyDialog("EndSessionsDialog", () =>
  import("./end-sessions-dialog").then((module) => module.EndSessionsDialog),
);
