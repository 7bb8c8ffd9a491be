import { lazyDialog } from "../../portal/lazy-dialog";

export const ChangelogDialog = lazyDialog("ChangelogDialog", () =>
  import("./changelog-dialog").then((module) => module.ChangelogDialog),
);
export const ChangesDialog = lazyDialog("ChangesDialog", () =>
  import("./changes-dialog/changes-dialog").then((module) => module.ChangesDialog),
);
