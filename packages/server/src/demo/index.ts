export { type DemoAccount, demoAccounts, demoPassword } from "./accounts";
export { demoCoupons } from "./coupons";
export { demoGuid, demoLicenseGuid } from "./licenses";
export { demoOrderGuid } from "./orders";
export { openDemo } from "./open-demo";
export { isDemo, rebaseDemo } from "./rebase";
export { seedDemo } from "./seed";
