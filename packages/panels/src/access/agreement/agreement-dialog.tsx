import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { PortalRoot } from "../../portal/portal-root";
import type { AgreementDialogProps } from "./agreement-form";

/** The lazily loaded code of the dialog. */
export const agreementForm = lazyModule(() => import("./agreement-form"));

/**
 * Covers the page with the license agreement until it is accepted. The only other way out is to sign out.
 * @throws if its code can't be loaded. The boundary around it offers to try again.
 */
export function AgreementDialog(props: AgreementDialogProps): ReactNode {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const loaded = useLazyModule(agreementForm, true, (error) => setFailure({ error }));
  if (failure !== undefined) throw failure.error;
  return <PortalRoot>{loaded && <loaded.AgreementForm {...props} />}</PortalRoot>;
}
