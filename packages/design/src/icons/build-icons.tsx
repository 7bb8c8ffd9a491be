import { createIcon } from "./create-icon";

/* Icons of builds and logs, apart from the others: pages without them do not load these. */

export const CompareIcon = /* @__PURE__ */ createIcon("M8 1.25v13.5M1.75 3.75h3.5v8.5h-3.5zM10.75 3.75h3.5v8.5h-3.5z");
export const ChartIcon = /* @__PURE__ */ createIcon("M1.75 1.5v12.75h12.75M4.25 11h2.5V7.5h3V4.75h4");
export const TableIcon = /* @__PURE__ */ createIcon(
  "M1.75 2.75h12.5v10.5H1.75zM1.75 6.25h12.5M1.75 9.75h12.5M6 6.25v7",
);
export const SwapIcon = /* @__PURE__ */ createIcon("M2 5.5h11.5M10.5 2.5l3 3-3 3M14 10.5H2.5M5.5 7.5l-3 3 3 3");
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
export const LogIcon = /* @__PURE__ */ createIcon("M1.75 2.25h12.5v11.5H1.75zM4.25 5.5 6.5 7.75 4.25 10M8 10.25h3.75");
export const FollowIcon = /* @__PURE__ */ createIcon("M8 1.75v7.75M4.5 6.25 8 9.75l3.5-3.5M2.5 13.25h11");
export const WrapIcon = /* @__PURE__ */ createIcon(
  "M1.75 3.25h12.5M1.75 8h9.75a2.4 2.4 0 0 1 0 4.75H8.5M10.75 10.25 8.25 12.75l2.5 2.5M1.75 12.75h3.5",
);
export const FullScreenIcon = /* @__PURE__ */ createIcon("M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4");
export const MatchCaseIcon = /* @__PURE__ */ createIcon(
  "M1 12.5 4.25 3.5h.5L8 12.5M2.25 9.5h4.5M14.25 7v5.5M9.75 9.85a2.25 2.4 0 1 0 4.5 0 2.25 2.4 0 0 0-4.5 0z",
);
export const WholeWordIcon = /* @__PURE__ */ createIcon(
  "M2.5 6.9a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM6.5 4.5v4.6M9.25 2v7.1M9.25 6.9a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM1 11v2.5h14V11",
);
export const RegularExpressionIcon = /* @__PURE__ */ createIcon(
  "M10 1.75v6.5M7.2 3.4l5.6 3.2M12.8 3.4 7.2 6.6",
  "M2.5 10.75h2.5v2.5H2.5z",
);
export const ReadingIcon = /* @__PURE__ */ createIcon(
  "M8 3.75c-1.5-1.15-3.5-1.5-6.25-1.5v10.5c2.75 0 4.75.35 6.25 1.5 1.5-1.15 3.5-1.5 6.25-1.5V2.25c-2.75 0-4.75.35-6.25 1.5zM8 3.75V14",
);
