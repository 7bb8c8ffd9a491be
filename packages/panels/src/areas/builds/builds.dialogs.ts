import { lazyDialog } from "../../portal/lazy-dialog";

export const DeleteBuildDialog = lazyDialog("DeleteBuildDialog", () =>
  import("./build-detail/delete-build-dialog").then((module) => module.DeleteBuildDialog),
);

/** Not a dialog, but its code is loaded in the same way: when Stop is pressed. */
export const StopBuild = lazyDialog("StopBuild", () =>
  import("./build-detail/stop-build").then((module) => module.StopBuild),
);
