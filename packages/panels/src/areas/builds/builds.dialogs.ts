import { lazyDialog } from "../../portal/lazy-dialog";

export const DeleteBuildDialog = lazyDialog("DeleteBuildDialog", () =>
  import("./build-detail/delete-build-dialog").then((module) => module.DeleteBuildDialog),
);
