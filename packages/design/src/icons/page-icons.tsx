import { createIcon } from "./create-icon";

/* Icons of single pages and lists. The components and the shell have none of them, so they load with the pages. */

export const ChevronUpIcon = /* @__PURE__ */ createIcon("M3.5 10.25 8 5.75l4.5 4.5");
export const SortAscIcon = /* @__PURE__ */ createIcon("M8 13.5V3M4.25 6.5 8 2.75l3.75 3.75");
export const SortDescIcon = /* @__PURE__ */ createIcon("M8 2.5V13M4.25 9.5 8 13.25l3.75-3.75");
export const EditIcon = /* @__PURE__ */ createIcon("M2.25 13.75v-3l8-8 3 3-8 8zM8.5 4.5l3 3");
export const TrashIcon = /* @__PURE__ */ createIcon(
  "M1.75 4.25h12.5M5.75 4V1.75h4.5V4M3.5 4.25l.75 10h7.5l.75-10M6.5 7v4.5M9.5 7v4.5",
);
export const ShareIcon = /* @__PURE__ */ createIcon(
  "M6.75 9.25 9.25 6.75M7.5 4.6l1.6-1.6a2.75 2.75 0 0 1 3.9 3.9l-1.6 1.6M8.5 11.4 6.9 13A2.75 2.75 0 0 1 3 9.1l1.6-1.6",
);
export const AttachIcon = /* @__PURE__ */ createIcon(
  "M13.25 7.25 7.6 12.9a3.2 3.2 0 0 1-4.5-4.5l5.9-5.9a2.1 2.1 0 0 1 3 3L6.2 11.3a1 1 0 0 1-1.45-1.45l5-5",
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  "M1.75 3.25h12.5v11H1.75zM1.75 6.75h12.5M5 1.25v3.5M11 1.25v3.5",
);
export const StarIcon = /* @__PURE__ */ createIcon(
  "M8 1.9l1.85 3.95 4.3.55-3.15 3 .8 4.3L8 11.6l-3.8 2.1.8-4.3-3.15-3 4.3-.55z",
);
export const StarFullIcon = /* @__PURE__ */ createIcon(
  "",
  "M8 .9l2.2 4.5 4.95.65-3.6 3.45.9 4.95L8 12.05l-4.45 2.4.9-4.95L.85 6.05 5.8 5.4z",
);
export const LockIcon = /* @__PURE__ */ createIcon("M2.75 7.25h10.5v7H2.75zM5 7V4.75a3 3 0 0 1 6 0V7");
export const UserPlusIcon = /* @__PURE__ */ createIcon(
  "M3.75 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0zM1 13.75v-1c0-1.8 1.2-3 3-3h4.5M12 8.75v5.5M9.25 11.5h5.5",
);
export const LegacyIcon = /* @__PURE__ */ createIcon("M1.75 2.25h12.5v3.5H1.75zM2.75 5.75v8h10.5v-8M6 8.75h4");
export const HistoryIcon = /* @__PURE__ */ createIcon(
  "M2.5 8A5.5 5.5 0 1 0 4.4 3.85M2.25 1.5v3.25H5.5M8 5v3.25l2.25 1.5",
);
export const FileIcon = /* @__PURE__ */ createIcon("M3.25 1.75h6l3.5 3.5v9h-9.5zM9 2v3.5h3.5");
