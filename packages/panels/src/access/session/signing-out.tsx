import { type ReactNode, useState } from "react";
import { hasDrafts } from "../../forms/has-drafts";
import { stayed } from "../../navigation/stayed";
import { lazyDialog } from "../../portal/lazy-dialog";
import { Leaving, type LeavingProps } from "./leaving";

const DraftsDialog = lazyDialog("DraftsDialog", () => import("./drafts-dialog").then((module) => module.DraftsDialog));

/**
 * Signs out on mount, or first confirms that the drafts in this browser will be lost. Loads lazily, because it brings
 * the code for writes.
 */
export function SigningOut({ onClose }: LeavingProps): ReactNode {
  const [isAgreed, setAgreed] = useState(() => !hasDrafts());
  const stay = () => {
    stayed();
    onClose();
  };
  if (isAgreed) return <Leaving onClose={stay} />;
  return <DraftsDialog onSignOut={() => setAgreed(true)} onClose={stay} />;
}
