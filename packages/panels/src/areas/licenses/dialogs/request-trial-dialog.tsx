import { licenses, trialDays } from "@gatehouse/contract/licenses";
import { Banner, Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findTrialGranted } from "../licenses.look-ups";
import { refusalText } from "./refusal-text";
import { trialMessages } from "./trial.messages";

/** Confirms the request for the account's one trial. A refusal is shown in the dialog. */
export function RequestTrialDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(trialMessages);
  const { client, emit } = usePortal();
  const request = useAction(licenses.requestTrial, {
    success: ({ detail }) => detail || texts.trialSuccess,
    unconfirmed: texts.trialUnconfirmed,
    findDone: findTrialGranted,
    onSuccess: () => {
      emit({ type: "license.trial-requested" });
      onClose();
    },
  });
  return (
    <Dialog
      title={texts.trialTitle}
      onClose={onClose}
      isDismissDisabled={request.isPending}
      footer={
        <>
          <Button isDisabled={request.isPending} onPress={onClose}>
            {texts.trialCancel}
          </Button>
          <Button variant="primary" isPending={request.isPending} onPress={() => request.run({})}>
            {texts.trialSubmit}
          </Button>
        </>
      }
    >
      <p>{texts.trialText(client.product.name, trialDays)}</p>
      {request.error !== null && (
        <Banner tone="danger">
          {refusalText(request, { refused: texts.trialUnexpected, unexpected: texts.trialFailed })}
        </Banner>
      )}
    </Dialog>
  );
}
