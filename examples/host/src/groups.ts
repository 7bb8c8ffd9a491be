import type { GroupCapabilities } from "@gatehouse/panels/provider";

const systemStatus = "management.system-status";
const licenses = "management.licenses";
const backOffice = [
  systemStatus,
  licenses,
  "management.coupons",
  "management.trial-licenses",
  "management.teams",
  "management.license-owners",
  "management.dongles",
  "management.trusted-domains",
  "management.messages",
] as const;

/** What each group of this deployment may. A key is the SHA-256 of a group's name: `printf %s portal-admins | sha256sum`. */
export const groups: GroupCapabilities = {
  // portal-admins
  "086df74c428e10cd47031a174acbdaa224a084f3bc7680baebf6a15cd87244c1": [...backOffice, "management.operations", "releases.view", "releases.unpublish"],
  // portal-managers
  "b9e41afbd167fd65402e24512f29aa7b2a9b00103df5341f94e5420ae4c41664": [...backOffice, "releases.view"],
  // release-engineers
  "49283608338062575ce5fea219b9f030fa088c44f8089de7cab8c72277a1736a": [systemStatus, licenses, "releases.view"],
  // release-testers
  "95818ff3709c5b8d62d65f13d491e5706c5124e67326c73375941898b804067c": ["releases.view"],
  // license-desk
  "b74c7fc809fcc2dcdd86ee728b42df12ef6dcd1f0a4588a64850426babc062b9": [systemStatus, licenses, "management.only"],
};
