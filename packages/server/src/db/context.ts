import type { Clock } from "../core/clock";
import type { Database } from "./database";

/** The account on whose behalf a call is made. */
export interface Viewer {
  readonly id: number;
  readonly email: string;
  readonly isSuperuser: boolean;
  /** Names of the account's groups. */
  readonly groups: readonly string[];
  /** The administrator behind an impersonated session. */
  readonly impersonatedBy: string | null;
}

/** The context of a rule without a viewer. */
export interface Store {
  readonly db: Database;
  readonly clock: Clock;
}

/** The context of a rule. */
export interface Context extends Store {
  readonly viewer: Viewer;
}
