import type { ReactNode } from "react";
import type { RenewableLicense } from "../dialogs/use-add-renewals";

export interface RenewNowProps {
  readonly label: string;
  /** The name for screen readers, which says what is renewed. */
  readonly name: string;
  readonly isPrimary: boolean;
  readonly licenses: readonly RenewableLicense[];
  /** The server's reason when it refuses, and undefined once there is none. */
  readonly onFailure: (reason: string | undefined) => void;
  /** Shown instead if its code can't be loaded. */
  readonly otherwise: ReactNode;
}
