import { createIcon } from "./create-icon";

/* Icons of uploads, in a separate file, so that other pages don't load them. */

export const UploadIcon = /* @__PURE__ */ createIcon("M8 10.5V2M4.5 5.5 8 2l3.5 3.5M2.25 11.25v3h11.5v-3");
export const ImageIcon = /* @__PURE__ */ createIcon(
  "M1.75 2.75h12.5v10.5H1.75zM2 11.5l3.75-3.75 3 3L11 8.5l3 3",
  "M9.75 4.75h1.75V6.5H9.75z",
);
