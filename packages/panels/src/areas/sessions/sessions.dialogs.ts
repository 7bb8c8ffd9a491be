import { lazyDialog } from "../../portal/lazy-dialog";

// Fetched when it is first opened, in either card.
export const EndSessionsDialog = lazyDialog("EndSessionsDialog", () =>
  import("./end-sessions-dialog").then((module) => module.EndSessionsDialog),
);
