import type { ReactNode } from "react";
import type { RenewableLicense } from "../dialogs/use-add-renewals";

export interface RenewNowProps {
  readonly label: string;
  /** The name for screen readers, which says what is renewed. */
  readonly name: string;
  readonly isPrimary: boolean;
  readonly licenses: readonly RenewableLicense[];
  /** Called with the server's reason after a refusal, and with undefined when there is none. */
  readonly onFailure: (reason: string | undefined) => void;
  /** Shown instead if the button's code can't be loaded. */
  readonly otherwise: ReactNode;
}
