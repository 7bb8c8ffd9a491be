import { signSubscription } from "../../mail/unsubscribe-link";
import type { ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const subscription = signSubscription(subject.linkSecret, { id: 1001, email: subject.email });

export const serverCases: ServerCases = {
  parameters: {
    // Parameters of the paths in email links.
    resetKey: { anothers: "1-a", unknown: "1-a", malformed: "a", large: subject.resetKey },
    subscription: { anothers: "1.a", unknown: "1.a", malformed: "a", large: subscription },
  },
  writes: {
    "viewer.confirmProfile": { body: { first_name: "Ada", last_name: "Byron", country: "IT", institute: "Example" } },
    "viewer.acceptAgreement": {},
    "viewer.completeTour": { body: { tour_dashboard_completed: true } },
    "viewer.signOut": {},
  },
};
