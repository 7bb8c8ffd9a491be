import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { commaList, detail } from "../../http/fields";
import { listOf } from "../../http/list";
import { licenseReads } from "./reads";
import { BestLicense, License, LicenseEvent, LicenseGroupRow } from "./schemas";

/** The endpoints of licenses. */
export const licenses = {
  best: endpoint({
    area: "licenses",
    name: "best",
    method: "GET",
    path: "/api/webapp/v1/best-license/",
    response: BestLicense,
    summary: "The viewer's best license: not expired first, then not trial, then pro, then the latest expiry.",
  }),
  grouped: endpoint({
    area: "licenses",
    name: "grouped",
    method: "GET",
    path: "/api/webapp/v1/grouped-licenses/",
    response: listOf(LicenseGroupRow),
    summary: "The licenses the account owns, with equal ones grouped as one row.",
  }),
  inUse: endpoint({
    area: "licenses",
    name: "inUse",
    method: "GET",
    path: "/api/webapp/v1/licenses-in-use/",
    response: listOf(License),
    summary: "The licenses that the viewer uses, owned or from a team.",
  }),
  list: endpoint({
    area: "licenses",
    name: "list",
    method: "GET",
    path: "/api/webapp/v1/licenses/",
    query: z.object({ guids: z.optional(commaList) }),
    response: listOf(License),
    summary: "The licenses the account owns, all or those with the given guids.",
  }),
  get: endpoint({
    area: "licenses",
    name: "get",
    method: "GET",
    path: "/api/webapp/v1/licenses/{licenseGuid}/",
    response: License,
    summary: "One license that the viewer owns or holds.",
  }),
  history: endpoint({
    area: "licenses",
    name: "history",
    method: "GET",
    path: "/api/webapp/v1/licenses/{licenseGuid}/history/",
    response: listOf(LicenseEvent),
    summary: "The history of a license, newest first.",
  }),
  trialGrantable: endpoint({
    area: "licenses",
    name: "trialGrantable",
    method: "POST",
    path: "/api/webapp/v1/trial-grantable/",
    response: z.object({ trial_grantable: z.boolean() }),
    summary: "Whether the viewer may have a trial: the domain is verified and the account never had a license.",
  }),
  redeemCoupon: endpoint({
    area: "licenses",
    name: "redeemCoupon",
    method: "POST",
    path: "/api/webapp/v1/redeem-coupon/",
    changes: [...licenseReads, "licenses.trialGrantable"],
    body: z.object({ coupon_code: z.string() }),
    response: detail,
    summary: "Redeems a coupon for a license. A coupon works once, until it expires.",
  }),
  requestTrial: endpoint({
    area: "licenses",
    name: "requestTrial",
    method: "POST",
    path: "/api/webapp/v1/request-trial/",
    changes: [...licenseReads, "licenses.trialGrantable"],
    response: detail,
    summary: "Grants the account its one trial of 30 days.",
  }),
};
