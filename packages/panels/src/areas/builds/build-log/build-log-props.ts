import type { BuildKind } from "@gatehouse/contract/builds";
import type { BuildName } from "../build-detail/use-build";

/** Identifies the build or simulation whose log is shown. */
export interface BuildLogProps extends BuildName {
  readonly kind: BuildKind;
  readonly isRunning: boolean;
  /** Called with the simulation time that the viewer presses in a line. */
  readonly onTime?: ((time: string) => void) | undefined;
}
