import { lazyModule } from "@gatehouse/design";
import type { ComponentType } from "react";
import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, with the composer, which most of them share their code with.

const forms = () => import("./support-forms");

export const CreateTicketDialog = lazyDialog("CreateTicketDialog", () =>
  forms().then((module) => module.CreateTicketDialog),
);

export const CloseTicketDialog = lazyDialog("CloseTicketDialog", () =>
  forms().then((module) => module.CloseTicketDialog),
);

export const PreviewDialog = lazyDialog("PreviewDialog", () => forms().then((module) => module.PreviewDialog));

export const WorkInProgressDialog: ComponentType<{ readonly onClose: () => void }> = lazyDialog(
  "WorkInProgressDialog",
  () => forms().then((module) => module.WorkInProgressDialog),
);

export const markSeen = lazyModule(() => forms().then((module) => module.MarkSeen));

export const composer = lazyModule(() => forms().then((module) => module.Composer));
