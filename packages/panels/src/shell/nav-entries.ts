import type { Capability } from "@gatehouse/contract/viewer";
import {
  AdminIcon,
  CommentIcon,
  DashboardIcon,
  DownloadIcon,
  EyeIcon,
  GlobalIcon,
  type IconComponent,
  LayersIcon,
  LicenseIcon,
  OrderIcon,
  ProjectIcon,
  ReleaseIcon,
  SettingsIcon,
  SupportIcon,
} from "@gatehouse/design";
import type { Screen } from "../navigation/screens";
import type { shellMessages } from "./shell.messages";

export type NavLabel = keyof (typeof shellMessages)["english"]["nav"];

/** One link of the sidebar: to a screen, if this portal has it, or to a page of the server. */
export interface NavEntry {
  readonly label: NavLabel;
  /** The users who see the entry: those with the capability, or superusers. Defaults to all customers. */
  readonly needs?: Capability | "superuser";
  readonly screen?: string;
  /** A screen without its own entry. On that screen, this entry is marked as current. */
  readonly covers?: Screen;
  readonly address?: string;
  /** Entries inside a menu have no icon. */
  readonly icon?: IconComponent;
}

/** A block of entries, either always visible or in a menu. The browser remembers open menus by id. */
export interface NavBlock {
  readonly id: string;
  readonly section: "customer" | "management";
  readonly menu?: { readonly label: NavLabel; readonly icon: IconComponent };
  readonly entries: readonly NavEntry[];
}

/** The whole sidebar. */
export const navBlocks: readonly NavBlock[] = [
  {
    id: "customer",
    section: "customer",
    entries: [
      { label: "dashboard", screen: "dashboard", icon: DashboardIcon },
      { label: "licenses", screen: "licenses", covers: "team", icon: LicenseIcon },
      { label: "projects", screen: "projects", icon: ProjectIcon },
      { label: "support", screen: "support", icon: SupportIcon },
      { label: "downloads", screen: "downloads", icon: DownloadIcon },
      { label: "orders", screen: "orders", icon: OrderIcon },
    ],
  },
  {
    id: "status",
    section: "management",
    entries: [
      {
        label: "systemStatus",
        needs: "management.system-status",
        address: "/management/system-status/",
        icon: EyeIcon,
      },
    ],
  },
  {
    id: "licenses",
    section: "management",
    menu: { label: "licensesBlock", icon: LayersIcon },
    entries: [
      { label: "managementDashboard", needs: "management.licenses", address: "/management/" },
      { label: "userLicenses", needs: "management.licenses", address: "/management/user-licenses/" },
      { label: "trialCoupons", needs: "management.coupons", address: "/management/trial-coupons/" },
      { label: "smartCoupons", needs: "management.coupons", address: "/management/smart-coupons/" },
      { label: "proCoupons", needs: "management.coupons", address: "/management/pro-coupons/" },
      { label: "trialLicenses", needs: "management.trial-licenses", address: "/management/trial-licenses/" },
      { label: "teams", needs: "management.teams", address: "/management/teams/" },
      { label: "licenseOwners", needs: "management.license-owners", address: "/management/digital-licenses-owner/" },
      { label: "dongles", needs: "management.dongles", address: "/management/dongle/" },
    ],
  },
  {
    id: "portal",
    section: "management",
    entries: [
      {
        label: "trustedDomains",
        needs: "management.trusted-domains",
        address: "/management/trusted-email-domains/",
        icon: GlobalIcon,
      },
      {
        label: "globalMessages",
        needs: "management.messages",
        address: "/management/global-messages/",
        icon: CommentIcon,
      },
      { label: "supportTickets", needs: "management.support", address: "/management/tickets/", icon: SupportIcon },
      { label: "compilerVersions", needs: "releases.view", screen: "releases", icon: ReleaseIcon },
    ],
  },
  {
    id: "ni",
    section: "management",
    menu: { label: "niBlock", icon: SettingsIcon },
    entries: [
      { label: "licensesOperations", needs: "management.operations", address: "/management/licenses-operations/" },
      { label: "dongleDebugger", needs: "management.operations", address: "/management/dongle-debugger/" },
      { label: "runtimeLicenses", needs: "management.operations", address: "/management/runtime-licenses/" },
    ],
  },
  {
    id: "admin",
    section: "management",
    menu: { label: "adminBlock", icon: AdminIcon },
    entries: [
      { label: "reportGenerator", needs: "superuser", address: "/report-generator/" },
      { label: "tem", needs: "superuser", address: "/tem/" },
    ],
  },
];
