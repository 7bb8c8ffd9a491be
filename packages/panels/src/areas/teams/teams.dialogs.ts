import { lazyDialog } from "../../portal/lazy-dialog";

// The code of a dialog loads when any panel first opens it.

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
