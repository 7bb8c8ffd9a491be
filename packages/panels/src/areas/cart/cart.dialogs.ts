import { lazyDialog } from "../../portal/lazy-dialog";

// The code of each dialog loads when the dialog is first opened.

export const AddLicenseDialog = lazyDialog("AddLicenseDialog", () =>
  import("./dialogs/add-license-dialog").then((module) => module.AddLicenseDialog),
);

export const RenewLicensesDialog = lazyDialog("RenewLicensesDialog", () =>
  import("./dialogs/renew-licenses-dialog").then((module) => module.RenewLicensesDialog),
);

export const SubmitCartDialog = lazyDialog("SubmitCartDialog", () =>
  import("./cart-panel/submit-cart-dialog").then((module) => module.SubmitCartDialog),
);
