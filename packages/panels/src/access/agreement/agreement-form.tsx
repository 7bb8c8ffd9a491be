import { viewer } from "@gatehouse/contract/viewer";
import { Button, Checkbox, SkeletonLines, useLazyModule } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { ReadingBox } from "../../content/reading-box";
import { SafeHtml } from "../../content/safe-html";
import { Remote } from "../../data/remote";
import { sendWhenLoaded } from "../../data/send-when-loaded";
import { useAction } from "../../data/use-action";
import { useEndpoint } from "../../data/use-endpoint";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { useViewer } from "../session/use-viewer";
import { acceptCode, leavingCode } from "./agreement-code";
import { agreementMessages } from "./agreement.messages";

const Leaving = lazyDialog("SigningOut", leavingCode);
const acceptAndSave = sendWhenLoaded(acceptCode);

export interface AgreementDialogProps {
  /** Called when the agreement is accepted and the choices are saved. */
  readonly onAccepted?: () => void;
}

/** The content of the agreement dialog: the text, the acceptance, and the email choices. */
export function AgreementForm({ onAccepted }: AgreementDialogProps): ReactNode {
  const texts = useMessages(agreementMessages);
  const { emit } = usePortal();
  const agreement = useEndpoint(viewer.agreement);
  const me = useViewer();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [chosen, setChosen] = useState<Choices>({});
  const saved = { ...me.data, ...chosen };
  const choices = {
    marketing_emails_accepted: Boolean(saved.marketing_emails_accepted),
    user_related_emails_accepted: Boolean(saved.user_related_emails_accepted),
  };
  const hasAccepted = useRef(false);
  // Loads while the user reads.
  useLazyModule(acceptCode, true);
  const accept = useAction(acceptAndSave, {
    failure: () => (hasAccepted.current ? texts.choicesFailed : texts.failed),
    // Refetch only at the end: the gate would close the dialog on acceptance, before the choices are saved.
    refetchesOnSuccess: true,
    onSuccess: () => {
      emit({ type: "agreement.accepted" });
      onAccepted?.();
    },
  });
  const html = agreement.data?.eula ?? "";
  const [seen, setSeen] = useState<Seen>();
  const onShown = useCallback((text: string, isShown: boolean) => setSeen({ text, isShown }), []);
  // Users must not accept a text that they couldn't read.
  const isShown = seen?.text === html ? seen.isShown : undefined;
  const isLoaded = agreement.data && me.data && isShown;
  const missing =
    isShown === false ? texts.notShown : !isAccepted ? texts.notAccepted : isLoaded ? undefined : texts.notLoaded;
  const confirm = () => {
    if (missing) return;
    hasAccepted.current = false;
    accept.run({ choices, hasAccepted });
  };
  return (
    <Dialog
      title={texts.title}
      size="xl"
      onSubmit={confirm}
      footer={
        <>
          <Button onPress={() => setIsLeaving(true)}>{texts.logout}</Button>
          <Button variant="primary" type="submit" disabledReason={missing} isPending={accept.isPending}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {isLeaving && <Leaving onClose={() => setIsLeaving(false)} />}
      <ReadingBox label={texts.title}>
        <Remote of={agreement} failure={texts.failedAgreement} skeleton={<SkeletonLines />}>
          {() => <SafeHtml html={html} onShown={onShown} />}
        </Remote>
      </ReadingBox>
      <Checkbox isRequired isSelected={isAccepted} onChange={setAccepted}>
        {texts.accept}
      </Checkbox>
      <Remote of={me} failure={texts.failedUser} skeleton={<SkeletonLines widths={["40%", "40%"]} />}>
        {() => (
          <div>
            <Checkbox
              isSelected={choices.marketing_emails_accepted}
              onChange={(isOn) => setChosen({ ...chosen, marketing_emails_accepted: isOn })}
            >
              {texts.marketing}
            </Checkbox>
            <Checkbox
              isSelected={choices.user_related_emails_accepted}
              onChange={(isOn) => setChosen({ ...chosen, user_related_emails_accepted: isOn })}
            >
              {texts.notifications}
            </Checkbox>
          </div>
        )}
      </Remote>
    </Dialog>
  );
}

/** A version of the agreement's text, and whether it could be shown. */
interface Seen {
  readonly text: string;
  readonly isShown: boolean;
}

/** The user's changes. Saved values apply to the rest. */
interface Choices {
  readonly marketing_emails_accepted?: boolean;
  readonly user_related_emails_accepted?: boolean;
}
