import { lazyDialog } from "../../portal/lazy-dialog";

export const ChangelogDialog = lazyDialog("ChangelogDialog", () =>
  import("./changelog-dialog").then((module) => module.ChangelogDialog),
);
