import { createIcon } from "./create-icon";

/* 16 px grid, 1.5 px strokes. The first path is stroked, an optional second one filled. */

export const GateIcon = /* @__PURE__ */ createIcon(
  "M3.25 14.5V7.75a4.75 4.75 0 0 1 9.5 0v6.75M8 3V.5M6.25 14.5V10.5h3.5v4",
);
export const DashboardIcon = /* @__PURE__ */ createIcon(
  "M2.25 2.25h4.5v6h-4.5zM9.25 7.75h4.5v6h-4.5zM9.25 2.25h4.5v2.75h-4.5zM2.25 11h4.5v2.75h-4.5z",
);
export const ProjectIcon = /* @__PURE__ */ createIcon("M1.75 13.25V2.75h4.5l1.5 2h6.5v8.5z");
export const DownloadIcon = /* @__PURE__ */ createIcon("M8 1.75v8.5M4.5 7 8 10.5 11.5 7M2.25 11.25v3h11.5v-3");
export const OrderIcon = /* @__PURE__ */ createIcon(
  "M3.25 1.75h9.5v12.5l-2.4-1.5L8 14.25l-2.35-1.5-2.4 1.5zM5.75 5.25h4.5M5.75 8.25h4.5",
);
export const CartIcon = /* @__PURE__ */ createIcon(
  "M.75 2.25h2.4L5 10.25h7.6l1.4-5.5H3.75",
  "M4.75 12h2v2h-2zM10.75 12h2v2h-2z",
);
export const TeamIcon = /* @__PURE__ */ createIcon(
  "M3.25 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM1 13.75v-1.5c0-1.5 1-2.5 2.5-2.5H8c1.5 0 2.5 1 2.5 2.5v1.5M10.25 2.75a2.35 2.35 0 0 1 0 4.5M12 9.9c1.8.2 3 1.1 3 2.6v1.25",
);
export const UserIcon = /* @__PURE__ */ createIcon(
  "M5.25 5a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 0 0-5.5 0zM2.5 14.25v-1c0-1.8 1.2-3 3-3h5c1.8 0 3 1.2 3 3v1",
);
export const SessionIcon = /* @__PURE__ */ createIcon("M1.75 2.75h12.5v8.5H1.75zM5 14.25h6M8 11.25v3");
export const ReleaseIcon = /* @__PURE__ */ createIcon(
  "M8 1.5l5.75 3.1v6.8L8 14.5l-5.75-3.1V4.6zM2.5 4.75 8 7.75l5.5-3M8 7.75v6.5M5.1 3.1l5.7 3.1",
);
export const AdminIcon = /* @__PURE__ */ createIcon(
  "M8 1.5l5.5 2v4.25c0 3.2-2.1 5.5-5.5 6.75C4.6 13.25 2.5 10.95 2.5 7.75V3.5zM5.5 7.75 7.4 9.7l3.35-3.6",
);
export const ImpersonateIcon = /* @__PURE__ */ createIcon(
  "M1.25 6.25h13.5M3.75 6l.9-3.75h6.7L12.25 6M2.75 10.5a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 0 0-4.2 0zM9.05 10.5a2.1 2.1 0 1 0 4.2 0 2.1 2.1 0 0 0-4.2 0zM6.95 10.2c.6-.5 1.5-.5 2.1 0",
);
export const LogoutIcon = /* @__PURE__ */ createIcon("M6.25 14.25h-4V1.75h4M6 8h8M10.75 4.5 14.25 8l-3.5 3.5");
export const MenuIcon = /* @__PURE__ */ createIcon("M1.75 4h12.5M1.75 8h12.5M1.75 12h12.5");
export const SidebarIcon = /* @__PURE__ */ createIcon("M1.75 2.75h12.5v10.5H1.75zM6.25 2.75v10.5");
export const SunIcon = /* @__PURE__ */ createIcon(
  "M5.25 8a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 0 0-5.5 0zM8 .75v2M8 13.25v2M.75 8h2M13.25 8h2M2.9 2.9l1.4 1.4M11.7 11.7l1.4 1.4M2.9 13.1l1.4-1.4M11.7 4.3l1.4-1.4",
);
export const MoonIcon = /* @__PURE__ */ createIcon("M13.75 9.75A6 6 0 0 1 6.25 2.25a6 6 0 1 0 7.5 7.5z");
export const ChevronDownIcon = /* @__PURE__ */ createIcon("M3.5 5.75 8 10.25l4.5-4.5");
export const ChevronRightIcon = /* @__PURE__ */ createIcon("M5.75 3.5 10.25 8l-4.5 4.5");
export const ChevronLeftIcon = /* @__PURE__ */ createIcon("M10.25 3.5 5.75 8l4.5 4.5");
export const FirstIcon = /* @__PURE__ */ createIcon("M12.5 3.5 8 8l4.5 4.5M3.75 3v10");
export const LastIcon = /* @__PURE__ */ createIcon("M3.5 3.5 8 8l-4.5 4.5M12.25 3v10");
export const SortIcon = /* @__PURE__ */ createIcon("M4.75 6.25 8 3l3.25 3.25M4.75 9.75 8 13l3.25-3.25");
export const ExternalIcon = /* @__PURE__ */ createIcon("M6.5 3.25H2.75v10h10V9.5M9 2.25h4.75V7M13.5 2.5 7.25 8.75");
export const SearchIcon = /* @__PURE__ */ createIcon(
  "M2 6.75a4.75 4.75 0 1 0 9.5 0 4.75 4.75 0 0 0-9.5 0zM10.25 10.25l4 4",
);
export const CloseIcon = /* @__PURE__ */ createIcon("M3.5 3.5l9 9M12.5 3.5l-9 9");
export const PlusIcon = /* @__PURE__ */ createIcon("M8 2.5v11M2.5 8h11");
export const MinusIcon = /* @__PURE__ */ createIcon("M2.5 8h11");
export const CopyIcon = /* @__PURE__ */ createIcon("M5.25 5.25h9v9h-9zM10.75 5V1.75h-9v9H5");
export const MoreIcon = /* @__PURE__ */ createIcon("", "M2 7h2v2H2zM7 7h2v2H7zM12 7h2v2h-2z");
export const RefreshIcon = /* @__PURE__ */ createIcon("M13.5 8A5.5 5.5 0 1 1 11.6 3.85M13.75 1.5v3.25H10.5");
export const EyeIcon = /* @__PURE__ */ createIcon(
  "M1 8c1.7-2.9 4-4.4 7-4.4s5.3 1.5 7 4.4c-1.7 2.9-4 4.4-7 4.4S2.7 10.9 1 8zM6 8a2 2 0 1 0 4 0 2 2 0 0 0-4 0z",
);
export const UndoIcon = /* @__PURE__ */ createIcon("M3 6.25h6.75a3.75 3.75 0 0 1 0 7.5H5M6 2.75 2.5 6.25 6 9.75");
export const SuccessIcon = /* @__PURE__ */ createIcon(
  "M1.75 8a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 0 0-12.5 0zM5 8.25 7.2 10.4 11.1 6",
);
export const WarningIcon = /* @__PURE__ */ createIcon("M8 1.9 14.7 13.75H1.3zM8 6v4", "M7.25 11h1.5v1.5h-1.5z");
export const DangerIcon = /* @__PURE__ */ createIcon(
  "M5.3 1.75h5.4l3.55 3.55v5.4l-3.55 3.55H5.3L1.75 10.7V5.3zM5.65 5.65l4.7 4.7M10.35 5.65l-4.7 4.7",
);
export const InfoIcon = /* @__PURE__ */ createIcon("M2.25 2.25h11.5v11.5H2.25zM8 7v4.25", "M7.25 4.25h1.5v1.5h-1.5z");
export const RunningIcon = /* @__PURE__ */ createIcon("M8 1.75A6.25 6.25 0 1 1 1.75 8");
export const ClockIcon = /* @__PURE__ */ createIcon(
  "M1.75 8a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 0 0-12.5 0zM8 4v4.25l2.75 1.75",
);
export const OfflineIcon = /* @__PURE__ */ createIcon(
  "M1.5 6.5A9.2 9.2 0 0 1 5 4.3M14.5 6.5a9.2 9.2 0 0 0-5.5-2.65M4 9.25a5.7 5.7 0 0 1 2.6-1.5M12 9.25l-.9-.7M2 2l12 12",
  "M7.1 11.5h1.8v1.8H7.1z",
);
export const CheckIcon = /* @__PURE__ */ createIcon("M2.5 8.5 6.25 12.25 13.5 4.5");
export const DongleIcon = /* @__PURE__ */ createIcon(
  "M4.25 6.25h7.5v8h-7.5zM5.75 6V1.75h4.5V6M7.25 3.5v1.25M8.75 3.5v1.25M8 9.5v2",
);
export const DematerializedIcon = /* @__PURE__ */ createIcon(
  "M4.25 9V6.25h7.5V9M5.75 6V1.75h4.5V6M4.25 11v1.25M4.25 14.25h1.5M7.25 14.25h1.5M10.25 14.25h1.5M11.75 11v1.25",
);
export const RelocatedIcon = /* @__PURE__ */ createIcon(
  "M1.5 5.25h11M9.5 2l3.25 3.25L9.5 8.5M14.5 10.75h-11M6.5 7.5 3.25 10.75 6.5 14",
);
export const TrialIcon = /* @__PURE__ */ createIcon(
  "M5.25 1.75h5.5M6.5 2v4.25L2.5 13.25v1h11v-1L9.5 6.25V2M4.75 10.25h6.5",
);
export const LayersIcon = /* @__PURE__ */ createIcon(
  "M8 1.75 14.25 5 8 8.25 1.75 5zM1.75 8 8 11.25 14.25 8M1.75 11 8 14.25 14.25 11",
);
export const CouponIcon = /* @__PURE__ */ createIcon(
  "M1.5 3.75h13v2.75a1.5 1.5 0 0 0 0 3v2.75h-13V9.5a1.5 1.5 0 0 0 0-3zM9.75 4v1.5M9.75 7.25v1.5M9.75 10.5V12",
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  "M1.75 4.5h7.5M12.75 4.5h1.5M1.75 11.5h1.5M6.75 11.5h7.5M9.25 2.75h3.5v3.5h-3.5zM3.25 9.75h3.5v3.5h-3.5z",
);
export const GlobalIcon = /* @__PURE__ */ createIcon(
  "M1.75 8a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 0 0-12.5 0zM1.75 8h12.5M8 1.75c-3.6 3.6-3.6 8.9 0 12.5M8 1.75c3.6 3.6 3.6 8.9 0 12.5",
);
