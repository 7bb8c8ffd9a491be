import { lazy } from "react";

// Dialogs are fetched when they are first opened, wherever that is.

export const AddLicenseDialog = lazy(() => import("./add-license-dialog").then((module) => ({ default: module.AddLicenseDialog })));

export const RenewLicensesDialog = lazy(() => import("./renew-licenses-dialog").then((module) => ({ default: module.RenewLicensesDialog })));

export const SubmitCartDialog = lazy(() => import("./submit-cart-dialog").then((module) => ({ default: module.SubmitCartDialog })));
