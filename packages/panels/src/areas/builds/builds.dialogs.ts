import { lazyDialog } from "../../portal/lazy-dialog";

export const DeleteBuildDialog = lazyDialog("DeleteBuildDialog", () =>
  import("./build-detail/delete-build-dialog").then((module) => module.DeleteBuildDialog),
);

/** Not a dialog, but its code also loads on demand, when the viewer presses Stop. */
export const StopBuild = lazyDialog("StopBuild", () =>
  import("./build-detail/stop-build").then((module) => module.StopBuild),
);
