import { viewer } from "@gatehouse/contract/viewer";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
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

/** Binds the endpoints of the signed-in user, except sign-out, which belongs to auth. */
export function bindViewer(server: ServerApp): void {
  bind(server, viewer.me, getMe);
  bind(server, viewer.profileConfirmed, async (context) => ({ profile_confirmed: await isProfileConfirmed(context) }));
  bind(server, viewer.confirmProfile, (context, { body }) => confirmProfile(context, body));
  bind(server, viewer.agreement, async (context) => ({ eula: await getText(context, "agreement") }));
  bind(server, viewer.agreementAccepted, async (context) => ({ eula_accepted: await isAgreementAccepted(context) }));
  bind(server, viewer.acceptAgreement, acceptAgreement);
  bind(server, viewer.privacyPolicy, async (context) => ({ privacy_policy: await getText(context, "privacy-policy") }));
  bind(server, viewer.countries, async () => listCountries());
  bind(server, viewer.timezones, async () => listTimezones());
  bind(server, viewer.tours, getTours);
  bind(server, viewer.completeTour, (context, { body }) => completeTours(context, body));
}
