import type { Version } from "@gatehouse/contract/downloads";
import { Button } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../portal/messages";
import { VerifyDialog } from "./downloads.dialogs";
import { downloadsMessages } from "./downloads.messages";

export interface VerifyButtonProps {
  readonly version: Version;
  readonly releaseKey: string | undefined;
}

/** Opens the dialog that checks a downloaded file. */
export function VerifyButton(props: VerifyButtonProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.verifyOf(props.version.tag_name)}
        onPress={() => setOpen(true)}
      >
        {texts.verify}
      </Button>
      {isOpen && <VerifyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
