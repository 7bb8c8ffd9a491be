import type { BuildKind } from "@gatehouse/contract/builds";
import type { BuildName } from "./build-detail/use-build";

/** The log of which build or simulation. */
export interface BuildLogProps extends BuildName {
  readonly kind: BuildKind;
  readonly isRunning: boolean;
  /** Called with the simulation time that is pressed in a line. */
  readonly onTime?: ((time: string) => void) | undefined;
}
