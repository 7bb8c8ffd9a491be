// Export only what other areas use, because some bundlers load every module that is named here. The shell and the pages
// import the panels from their own files.
export { useFollowedCart } from "./cart-changes";
export { AddLicenseDialog, RenewLicensesDialog } from "./cart.dialogs";
export type { RenewableLicense } from "./dialogs/use-add-renewals";
export { RenewNow } from "./renew-now/renew-now";
