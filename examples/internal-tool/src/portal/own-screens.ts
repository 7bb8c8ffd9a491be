import { linkNavigation, type OwnPages } from "@gatehouse/panels/navigation";

/** The portal's screens that are pages of this tool. All others, such as the orders, are links to the portal. */
export const ownScreens: OwnPages = {
  licenses: "/account/licenses",
  license: "/account/licenses/{licenseGuid}",
  team: "/account/teams/{teamGuid}",
  shoppingCart: "/account/cart",
  build: "/account/builds/{projectGuid}/{commitSha}/{buildNumber}",
  simulation: "/account/simulations/{projectGuid}/{commitSha}/{buildNumber}",
  projects: "/account/projects",
  project: "/account/projects/{projectGuid}",
  commit: "/account/projects/{projectGuid}/{commitSha}",
  support: "/account/support",
  ticket: "/account/support/{ticketId}",
  downloads: "/account/downloads",
  releases: "/account/releases",
  release: "/account/releases/{versionTag}",
  profile: "/account/me",
};

export const links = linkNavigation("/app", ownScreens);
