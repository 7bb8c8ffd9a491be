import { lazyModule } from "@gatehouse/design";

/** Sends the acceptance and the choices. Loads while the user reads. */
export const acceptCode = lazyModule(() => import("./accept-and-save").then((module) => module.acceptAndSave));

/** Signs out. Loads when the user chooses to. */
export const leavingCode = lazyModule(() => import("../session/leaving").then((module) => module.Leaving));
