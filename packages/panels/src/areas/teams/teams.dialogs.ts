import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const CreateTeamDialog = lazyDialog("CreateTeamDialog", () =>
  import("./teams-panel/create-team-dialog").then((module) => module.CreateTeamDialog),
);

export const DomainDialog = lazyDialog("DomainDialog", () =>
  import("./teams-panel/domain-dialog").then((module) => module.DomainDialog),
);
