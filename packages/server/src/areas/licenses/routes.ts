import { licenses } from "@gatehouse/contract/licenses";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { isTrialGrantable, redeemCoupon, requestTrial } from "./grants";
import { bindOfflineActivation } from "./offline-activation-page";
import {
  getBestLicense,
  getLicense,
  groupLicenses,
  listLicenseHistory,
  listLicenses,
  listLicensesInUse,
} from "./rules";

/** The licenses' calls. */
export function bindLicenses(portal: Portal): void {
  bind(portal, licenses.best, getBestLicense);
  bind(portal, licenses.grouped, groupLicenses);
  bind(portal, licenses.inUse, listLicensesInUse);
  bind(portal, licenses.list, (context, { query }) => listLicenses(context, query?.guids));
  bind(portal, licenses.get, (context, { params }) => getLicense(context, params.licenseGuid));
  bind(portal, licenses.history, (context, { params }) => listLicenseHistory(context, params.licenseGuid));
  bind(portal, licenses.trialGrantable, async (context) => ({ trial_grantable: await isTrialGrantable(context) }));
  bind(
    portal,
    licenses.redeemCoupon,
    async (context, { body }) => {
      await redeemCoupon(context, body.coupon_code);
      return { detail: "Coupon redeemed successfully." };
    },
    { limit: "coupon" },
  );
  bind(
    portal,
    licenses.requestTrial,
    async (context) => {
      await requestTrial(context);
      return { detail: "Trial license requested successfully." };
    },
    { limit: "trial" },
  );
  bindOfflineActivation(portal);
}
