import { licenses } from "@gatehouse/contract/licenses";
import { done, findDone, notDone, unknown } from "../../data/find-done";
import { appeared } from "../../data/find-in-list";

/** Leaves out the message of the lost response, because the dialogs show their own. */
const withoutWords = done({ detail: "" });

/** Each coupon makes one license. Those that other coupons made meanwhile do not count. */
export const findRedeemed = findDone(
  licenses.redeemCoupon,
  [licenses.list],
  async (_, ask, [known], others) => {
    const now = await ask(licenses.list);
    const recent = appeared(now, known, ({ guid }) => guid);
    if (recent === undefined) return unknown;
    if (recent.length > others.length) return withoutWords;
    return now.next === null ? notDone : unknown;
  },
  { repeatIsRefused: true },
);

/** An account has one trial at most. While it can still have one, none was granted. */
export const findTrialGranted = findDone(
  licenses.requestTrial,
  [licenses.list, licenses.trialGrantable],
  async (_, ask, [known, couldHave]) => {
    const [now, { trial_grantable: isGrantable }] = await Promise.all([
      ask(licenses.list),
      ask(licenses.trialGrantable),
    ]);
    if (isGrantable) return notDone;
    const wasGrantable = couldHave?.trial_grantable;
    // An account that could have a trial never had a license, so any trial is the new one.
    const recent = wasGrantable === true ? now.results : appeared(now, known, ({ guid }) => guid);
    if (recent?.some((license) => license.is_trial)) return withoutWords;
    return wasGrantable === false ? notDone : unknown;
  },
  { repeatIsRefused: true },
);
