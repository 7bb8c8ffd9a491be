export { queueExpiryNotices } from "./expiry-notices";
export { giveLicenses, renewLicense } from "./give-licenses";
export { newCouponCode } from "./grants";
export { selectLicenses, toLicense } from "./license-rows";
export { makeExpiryMail } from "./make-expiry-mail";
export { getBestLicense } from "./rules";
