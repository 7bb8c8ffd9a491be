import { demoGuid, demoLicenses } from "../../demo/licenses";
import { guidCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const customersLicense = demoGuid(
  1,
  demoLicenses.findIndex(({ owner }) => owner === "customer@example.com"),
);

export const serverCases: ServerCases = {
  parameters: { licenseGuid: guidCase(customersLicense, { large: subject.licenseGuid, list: "licenses/" }) },
  writes: {
    "licenses.trialGrantable": {},
    "licenses.redeemCoupon": { body: { coupon_code: "RDR-VALID-PRO00-00000-00000-000001" } },
    "licenses.requestTrial": { as: "empty@example.com" },
  },
};
