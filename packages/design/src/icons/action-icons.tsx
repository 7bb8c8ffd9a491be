import { createIcon } from "./create-icon";

/* Icons of menus, links and buttons that load after a page's lists. */

export const LicenseIcon = /* @__PURE__ */ createIcon(
  "M4.25 4.25h7.5v7.5h-7.5zM6.5 4.25V1.5M9.5 4.25V1.5M6.5 14.5v-2.75M9.5 14.5v-2.75M4.25 6.5H1.5M4.25 9.5H1.5M14.5 6.5h-2.75M14.5 9.5h-2.75",
);
export const SupportIcon = /* @__PURE__ */ createIcon(
  "M2.25 9.5V8a5.75 5.75 0 0 1 11.5 0v1.5M2.25 8.25h2.5v4h-2.5zM11.25 8.25h2.5v4h-2.5zM13.75 12v2.25H9",
);
export const CommentIcon = /* @__PURE__ */ createIcon("M1.75 2.25h12.5v9H8.5l-3.25 3v-3h-3.5z");
export const FilterIcon = /* @__PURE__ */ createIcon("M1.75 3.5h12.5M4 8h8M6.25 12.5h3.5");
export const RenewIcon = /* @__PURE__ */ createIcon(
  "M2.5 7A5.6 5.6 0 0 1 12.9 5.4M13.5 9A5.6 5.6 0 0 1 3.1 10.6M13.25 1.75v4h-4M2.75 14.25v-4h4",
);
