import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useGoTo, useScreenLink } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { supportMessages } from "../support.messages";

/** Says that support isn't available for this account yet. Closing the dialog leads to the dashboard. */
export function WorkInProgressDialog(): ReactNode {
  const texts = useMessages(supportMessages);
  const home = useScreenLink("dashboard");
  const goTo = useGoTo();
  return (
    <Dialog
      title={texts.workInProgress}
      onClose={() => goTo(screenTarget("dashboard"))}
      footer={
        <Button variant="primary" {...home}>
          {texts.backToHome}
        </Button>
      }
    >
      <p>{texts.unavailable}</p>
    </Dialog>
  );
}
