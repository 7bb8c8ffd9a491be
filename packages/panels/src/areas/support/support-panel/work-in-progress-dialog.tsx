import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useScreenLink } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { supportMessages } from "../support.messages";

/** Says that support is not there yet for this account. The only way on leads to the start. */
export function WorkInProgressDialog(): ReactNode {
  const texts = useMessages(supportMessages);
  const home = useScreenLink("dashboard");
  return (
    <Dialog
      title={texts.workInProgress}
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
