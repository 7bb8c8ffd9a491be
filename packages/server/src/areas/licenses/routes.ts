import { licenses } from "@gatehouse/contract/licenses";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { sayIn } from "../../texts/refusal";
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

/** Binds the endpoints of licenses. */
export function bindLicenses(server: ServerApp): void {
  bind(server, licenses.best, getBestLicense);
  bind(server, licenses.grouped, groupLicenses);
  bind(server, licenses.inUse, listLicensesInUse);
  bind(server, licenses.list, (context, { query }) => listLicenses(context, query?.guids));
  bind(server, licenses.get, (context, { params }) => getLicense(context, params.licenseGuid));
  bind(server, licenses.history, (context, { params }) => listLicenseHistory(context, params.licenseGuid));
  bind(server, licenses.trialGrantable, async (context) => ({ trial_grantable: await isTrialGrantable(context) }));
  bind(
    server,
    licenses.redeemCoupon,
    async (context, { body, language }) => {
      await redeemCoupon(context, body.coupon_code);
      return { detail: sayIn(language, (t) => t.licenses.couponRedeemed) };
    },
    { limit: "coupon" },
  );
  bind(
    server,
    licenses.requestTrial,
    async (context, { language }) => {
      await requestTrial(context);
      return { detail: sayIn(language, (t) => t.licenses.trialRequested) };
    },
    { limit: "trial" },
  );
  bindOfflineActivation(server);
}
