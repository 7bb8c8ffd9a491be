import { lazyDialog } from "../../portal/lazy-dialog";

export const ChangelogDialog = lazyDialog("ChangelogDialog", () =>
  import("./changelog-dialog").then((module) => module.ChangelogDialog),
);
export const VerifyDialog = lazyDialog("VerifyDialog", () =>
  import("./verify-dialog/verify-dialog").then((module) => module.VerifyDialog),
);
export const ChangesDialog = lazyDialog("ChangesDialog", () =>
  import("./changes-dialog/changes-dialog").then((module) => module.ChangesDialog),
);
