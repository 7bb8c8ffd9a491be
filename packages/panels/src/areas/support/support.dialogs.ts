import { lazyModule } from "@gatehouse/design";
import type { ComponentType } from "react";
import { lazyDialog } from "../../portal/lazy-dialog";

// The dialogs load when one first opens, together with the composer, with which most of them share code.

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
