import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { Country, ProfileConfirmation, TourFlags, User } from "./schemas";

/** The signed-in user's calls: me, access, profile confirmation, agreement, tours' flags (spec part 1 §7). */
export const viewer = {
  me: endpoint({
    area: "viewer", name: "me", method: "GET", path: "/api/webapp/v1/me/",
    answer: User,
    summary: "The signed-in user.",
  }),
  profileConfirmed: endpoint({
    area: "viewer", name: "profileConfirmed", method: "GET", path: "/api/webapp/v1/profile-confirmed/",
    answer: z.object({ profile_confirmed: z.boolean() }),
    summary: "Whether the user has confirmed the profile.",
  }),
  confirmProfile: endpoint({
    area: "viewer", name: "confirmProfile", method: "POST", path: "/api/webapp/v1/profile-confirmed/",
    body: ProfileConfirmation, answer: nothing,
    summary: "Confirms the profile with the given data.",
  }),
  agreement: endpoint({
    area: "viewer", name: "agreement", method: "GET", path: "/api/webapp/v1/eula/",
    answer: z.object({ eula: z.nullable(z.string()) }),
    summary: "The license agreement as HTML.",
  }),
  agreementAccepted: endpoint({
    area: "viewer", name: "agreementAccepted", method: "GET", path: "/api/webapp/v1/eula-accepted/",
    answer: z.object({ eula_accepted: z.boolean() }),
    summary: "Whether the user has accepted the license agreement.",
  }),
  acceptAgreement: endpoint({
    area: "viewer", name: "acceptAgreement", method: "POST", path: "/api/webapp/v1/eula-accepted/",
    answer: nothing,
    summary: "Accepts the license agreement.",
  }),
  privacyPolicy: endpoint({
    area: "viewer", name: "privacyPolicy", method: "GET", path: "/api/webapp/v1/privacy-policy/",
    answer: z.object({ privacy_policy: z.nullable(z.string()) }),
    summary: "The privacy policy as HTML.",
  }),
  countries: endpoint({
    area: "viewer", name: "countries", method: "GET", path: "/api/webapp/v1/countries/",
    answer: z.array(Country),
    summary: "The countries to choose from.",
  }),
  timezones: endpoint({
    area: "viewer", name: "timezones", method: "GET", path: "/api/webapp/v1/timezones/",
    answer: z.array(z.string()),
    summary: "The time zones to choose from.",
  }),
  tours: endpoint({
    area: "viewer", name: "tours", method: "GET", path: "/api/webapp/v1/tour/",
    answer: TourFlags,
    summary: "Which guided tours the user has completed.",
  }),
  completeTour: endpoint({
    area: "viewer", name: "completeTour", method: "POST", path: "/api/webapp/v1/tour/",
    body: z.partial(TourFlags), answer: nothing,
    summary: "Marks guided tours as completed.",
  }),
  signOut: endpoint({
    area: "viewer", name: "signOut", method: "DELETE", path: "/auth/api/browser/v1/auth/session",
    answer: nothing, access: "open", alsoSuccess: [401],
    summary: "Ends the session. Answers 401, which is success: nobody is signed in any more.",
  }),
};
