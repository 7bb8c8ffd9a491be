export { useFollowedCart } from "./cart-changes";
export { CartButton } from "./cart-button";
export { CartPanel } from "./cart-panel";
export { cartMessages } from "./cart.messages";
export { AddLicenseDialog, RenewLicensesDialog } from "./dialogs";
export type { RenewableLicense } from "./use-add-renewals";
