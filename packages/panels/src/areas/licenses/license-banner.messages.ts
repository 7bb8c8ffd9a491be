import { defineMessages } from "../../portal/messages";

/** The texts of the license banner and of the panel that shows it. */
export const licenseBannerMessages = defineMessages("licenses", {
  bannerExpired: (product: string, kind: string) => `Your ${product} ${kind} license has expired`,
  bannerExpiring: (product: string, kind: string, days: number) =>
    `Your ${product} ${kind} license expires in ${days} ${days === 1 ? "day" : "days"}`,
  bannerActive: (product: string, kind: string) => `Your ${product} ${kind} license is active`,
  bannerInactive: (product: string, kind: string) => `Your ${product} ${kind} license is not activated yet`,
  activateIn: (product: string) => `Activate it in the ${product} license manager.`,
  bannerSeatAvailable: (product: string) => `You can request a team license to use ${product}`,
  bannerNoSeat:
    "You are part of a team, but no free licenses are available. Please contact your team manager to request a license.",
  bannerNone: (product: string) => `No active license found, please request a license to use ${product}`,
  bannerLabel: "License status",
  expiredOn: (date: string) => `Expired ${date}`,
  expiresOn: (date: string) => `Expires ${date}`,
  daysLeft: (days: number) => `${days} ${days === 1 ? "day" : "days"} left`,
  viewLicense: "View license",
  allLicenses: "All licenses",
  failedStatus: "Failed to fetch the license status.",
  detailOfflineLink: "Activate offline",
  activateOffline: (serial: string) => `Activate ${serial} offline`,
});

/** The banner's texts, as the functions of the banner receive them. */
export type LicenseBannerTexts = (typeof licenseBannerMessages)["english"];
