/** The demo data's accounts that the flows sign in with. */
export const password = "gatehouse-demo";

export const accounts = {
  customer: "customer@example.com",
  manager: "manager@example.com",
  member: "member@example.com",
  waiting: "waiting@example.com",
  empty: "empty@example.com",
  admin: "admin@example.com",
  portalManager: "portal-manager@example.com",
  release: "release@example.com",
  tester: "tester@example.com",
  desk: "desk@example.com",
  visitor: "visitor@example.com",
  /** Has not accepted the license agreement. */
  pending: "pending@example.com",
  /** Has not confirmed the profile. */
  new: "new@example.com",
} as const;
