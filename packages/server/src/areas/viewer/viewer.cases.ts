import type { ServerCases } from "../../testing/area-cases";

export const serverCases: ServerCases = {
  writes: {
    "viewer.confirmProfile": { body: { first_name: "Ada", last_name: "Byron", country: "IT", institute: "Example" } },
    "viewer.acceptAgreement": {},
    "viewer.completeTour": { body: { tour_dashboard_completed: true } },
    "viewer.signOut": {},
  },
};
