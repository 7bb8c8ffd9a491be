import { viewer } from "@gatehouse/contract/viewer";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import {
  acceptAgreement,
  completeTours,
  confirmProfile,
  getMe,
  getText,
  getTours,
  isAgreementAccepted,
  isProfileConfirmed,
  listCountries,
  listTimezones,
} from "./rules";

/** The signed-in user's calls. Sign-out belongs to auth. */
export function bindViewer(portal: Portal): void {
  bind(portal, viewer.me, getMe);
  bind(portal, viewer.profileConfirmed, async (context) => ({ profile_confirmed: await isProfileConfirmed(context) }));
  bind(portal, viewer.confirmProfile, (context, { body }) => confirmProfile(context, body));
  bind(portal, viewer.agreement, async (context) => ({ eula: await getText(context, "agreement") }));
  bind(portal, viewer.agreementAccepted, async (context) => ({ eula_accepted: await isAgreementAccepted(context) }));
  bind(portal, viewer.acceptAgreement, acceptAgreement);
  bind(portal, viewer.privacyPolicy, async (context) => ({ privacy_policy: await getText(context, "privacy-policy") }));
  bind(portal, viewer.countries, async () => listCountries());
  bind(portal, viewer.timezones, async () => listTimezones());
  bind(portal, viewer.tours, getTours);
  bind(portal, viewer.completeTour, (context, { body }) => completeTours(context, body));
}
