export { licenses } from "./endpoints";
export { licenseReads } from "./reads";
export {
  canRenew,
  couponCodeFormat,
  daysUntil,
  type Expiry,
  expiryMs,
  expiryOf,
  expiryWarningDays,
  hasExpiryAlarm,
  type LicenseBanner,
  licenseBanner,
  type LicenseKind,
  licenseKind,
  licenseStatus,
  relocationDays,
  trialDays,
} from "./rules";
export {
  BestLicense,
  License,
  LicenseDongle,
  LicenseEvent,
  LicenseEventType,
  LicenseGroupRow,
  LicenseTeam,
  LicenseType,
} from "./schemas";
