import { lazyDialog } from "../../provider/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const CreateTeamDialog = lazyDialog("CreateTeamDialog", () => import("./create-team-dialog").then((module) => module.CreateTeamDialog));

export const DomainDialog = lazyDialog("DomainDialog", () => import("./domain-dialog").then((module) => module.DomainDialog));
