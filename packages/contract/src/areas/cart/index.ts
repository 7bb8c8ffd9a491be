export { cart } from "./endpoints";
export { cartReads } from "./reads";
export {
  cartGroupKey,
  type CountError,
  countError,
  longestYears,
  maxLicenseCount,
  specialPriceYears,
  termYears,
} from "./rules";
export { CartLicense, CartQuantity, CartRow, NewRenewal } from "./schemas";
