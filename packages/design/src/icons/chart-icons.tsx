import { createIcon } from "./create-icon";

/* Icons of charts and comparisons. */

export const CompareIcon = /* @__PURE__ */ createIcon("M8 1.25v13.5M1.75 3.75h3.5v8.5h-3.5zM10.75 3.75h3.5v8.5h-3.5z");
export const ChartIcon = /* @__PURE__ */ createIcon("M1.75 1.5v12.75h12.75M4.25 11h2.5V7.5h3V4.75h4");
export const TableIcon = /* @__PURE__ */ createIcon(
  "M1.75 2.75h12.5v10.5H1.75zM1.75 6.25h12.5M1.75 9.75h12.5M6 6.25v7",
);
export const SwapIcon = /* @__PURE__ */ createIcon("M2 5.5h11.5M10.5 2.5l3 3-3 3M14 10.5H2.5M5.5 7.5l-3 3 3 3");
