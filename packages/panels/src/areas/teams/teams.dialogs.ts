import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const CreateTeamDialog = lazyDialog("CreateTeamDialog", () =>
  import("./teams-panel/create-team-dialog").then((module) => module.CreateTeamDialog),
);

export const DomainDialog = lazyDialog("DomainDialog", () =>
  import("./teams-panel/domain-dialog").then((module) => module.DomainDialog),
);

export const RenameTeamDialog = lazyDialog("RenameTeamDialog", () =>
  import("./team-panel/rename-team-dialog").then((module) => module.RenameTeamDialog),
);

export const DeleteTeamDialog = lazyDialog("DeleteTeamDialog", () =>
  import("./team-panel/delete-team-dialog").then((module) => module.DeleteTeamDialog),
);
