import { Button } from "@gatehouse/design";
import { Dialog } from "@gatehouse/design/dialog";
import type { ReactNode } from "react";
import { ReadingBox } from "../../../content/reading-box";
import { SafeHtml } from "../../../content/safe-html";
import { useMessages } from "../../../portal/messages";
import { confirmProfileMessages } from "./confirm-profile.messages";

/** Shows the vendor's privacy policy. */
export function PrivacyPolicyDialog({
  html,
  onClose,
}: {
  readonly html: string;
  readonly onClose: () => void;
}): ReactNode {
  const texts = useMessages(confirmProfileMessages);
  return (
    <Dialog
      title={texts.privacyPolicy}
      size="xl"
      onClose={onClose}
      footer={<Button onPress={onClose}>{texts.close}</Button>}
    >
      <ReadingBox label={texts.privacyPolicy}>
        <SafeHtml html={html} />
      </ReadingBox>
    </Dialog>
  );
}
