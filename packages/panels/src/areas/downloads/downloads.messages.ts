import { defineMessages } from "../../portal/messages";

/** Every text of downloads. */
export const downloadsMessages = defineMessages("downloads", {
  title: "Downloads",
  latest: { stable: "Latest stable release", nightly: "Latest nightly build" },
  tabs: { stable: "Stable Releases", nightly: "Nightly Builds" },
  badges: { stable: "Stable", nightly: "Nightly" },
  legacy: "Legacy",
  legacyHint: "The portal's online features don't work with this version.",
  releasedOn: (date: string) => `Released ${date}`,

  columnRelease: "Release",
  columnDate: "Release date",
  columnChangelog: "Changelog",
  columnChecksum: "Checksum",
  columnDownload: "Download",

  failed: (product: string) => `Failed to fetch ${product} versions.`,
  empty: { stable: "No stable releases yet", nightly: "No nightly builds yet" },

  download: "Download",
  downloadOf: (version: string) => `Download ${version}`,
  notAllowed: (product: string) => `Your licenses do not allow you to download this ${product} version.`,
  noFile: "This version has no file.",
  gone: "This version is no longer available.",
  failedLink: "Failed to retrieve download link for the selected version.",
  ownVersion: "Your version",
  haveVersion: "I have this version",
  sha256: "sha256",
  copySha256: (version: string) => `Copy the SHA-256 of ${version}`,
  verify: "Verify",
  verifyOf: (version: string) => `Verify the downloaded file of ${version}`,
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,

  changelog: "Changelog",
  changelogOf: (version: string) => `Changelog of ${version}`,
  failedChangelog: "Failed to fetch changelog for this version.",
  noChangelog: "Error, no changelog available for this version.",
  close: "Close",
});

export type DownloadsTexts = (typeof downloadsMessages)["english"];
