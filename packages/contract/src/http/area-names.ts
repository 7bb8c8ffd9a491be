/** The areas of the portal. Every layer uses the same names: contract, panels, server, end-to-end tests, docs. */
export const areas = [
  "viewer",
  "downloads",
  "releases",
  "licenses",
  "teams",
  "projects",
  "builds",
  "cart",
  "orders",
  "support",
  "sessions",
  "profile",
] as const;

export type Area = (typeof areas)[number];
