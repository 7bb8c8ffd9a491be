import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const AddLicenseDialog = lazyDialog("AddLicenseDialog", () =>
  import("./dialogs/add-license-dialog").then((module) => module.AddLicenseDialog),
);

export const RenewLicensesDialog = lazyDialog("RenewLicensesDialog", () =>
  import("./dialogs/renew-licenses-dialog").then((module) => module.RenewLicensesDialog),
);

export const SubmitCartDialog = lazyDialog("SubmitCartDialog", () =>
  import("./cart-panel/submit-cart-dialog").then((module) => module.SubmitCartDialog),
);
