// Only what other areas take, without the cart's calls, texts and panels: some bundlers load whatever is named here along with it.
// Shell and pages take the panels from their own files.
export { useFollowedCart } from "./cart-changes";
export { AddLicenseDialog, RenewLicensesDialog } from "./cart.dialogs";
export type { RenewableLicense } from "./dialogs/use-add-renewals";
export { RenewNow } from "./renew-now/renew-now";
