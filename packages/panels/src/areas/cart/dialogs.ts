import { lazyDialog } from "../../provider/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const AddLicenseDialog = lazyDialog("AddLicenseDialog", () => import("./add-license-dialog").then((module) => module.AddLicenseDialog));

export const RenewLicensesDialog = lazyDialog("RenewLicensesDialog", () => import("./renew-licenses-dialog").then((module) => module.RenewLicensesDialog));

export const SubmitCartDialog = lazyDialog("SubmitCartDialog", () => import("./submit-cart-dialog").then((module) => module.SubmitCartDialog));
