import { lazy, type ReactNode, Suspense } from "react";
import { PortalRoot } from "../../portal/portal-root";
import type { AgreementDialogProps } from "./agreement-form";

const AgreementForm = lazy(() => import("./agreement-form").then((module) => ({ default: module.AgreementForm })));

/** The license agreement over everything, until it is accepted. The only other way out is to sign out. */
export function AgreementDialog(props: AgreementDialogProps): ReactNode {
  return (
    <PortalRoot>
      <Suspense>
        <AgreementForm {...props} />
      </Suspense>
    </PortalRoot>
  );
}
