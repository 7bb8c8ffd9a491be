import { createIcon } from "./create-icon";

/* Icons of the log viewer, which load with it. */

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
