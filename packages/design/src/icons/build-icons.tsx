import { createIcon } from "./create-icon";

/* Icons of builds, in a separate file, so that other pages don't load them. */

export const QueuedIcon = /* @__PURE__ */ createIcon(
  "M3 1.75h10M3 14.25h10M4.5 2v2.25L8 8l3.5-3.75V2M4.5 14v-2.25L8 8l3.5 3.75V14",
);
export const StoppedIcon = /* @__PURE__ */ createIcon("M3.25 3.25h9.5v9.5h-9.5z");
export const StopIcon = /* @__PURE__ */ createIcon("", "M3 3h10v10H3z");
export const CommitIcon = /* @__PURE__ */ createIcon(
  "M5.25 8a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 0 0-5.5 0zM.5 8h4.75M10.75 8h4.75",
);
export const ForkIcon = /* @__PURE__ */ createIcon(
  "M4.25 5v6M4.25 8.75h4.5c2 0 3-1 3-2.75V5M2.75 3.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM10.25 3.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0zM2.75 12.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z",
);
export const TagIcon = /* @__PURE__ */ createIcon("M1.75 1.75h6l6.5 6.5-6 6-6.5-6.5z", "M4.25 4.25h1.75v1.75H4.25z");
export const BuildIcon = /* @__PURE__ */ createIcon(
  "M8 1.75l5.4 3.12v6.25L8 14.25l-5.4-3.12V4.87zM8 5.5l2.15 1.25v2.5L8 10.5 5.85 9.25v-2.5z",
);
export const SimulationIcon = /* @__PURE__ */ createIcon("M.75 11.25h2.75v-6.5h3v6.5h3v-6.5h3v6.5h2.75");
export const BellIcon = /* @__PURE__ */ createIcon("M3.5 11.75V7.25a4.5 4.5 0 0 1 9 0v4.5M1.75 11.75h12.5M6.5 14.25h3");
