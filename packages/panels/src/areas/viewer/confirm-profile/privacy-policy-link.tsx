import { viewer } from "@gatehouse/contract/viewer";
import { Button } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../../data/use-endpoint";
import { lazyDialog } from "../../../portal/lazy-dialog";
import { useMessages } from "../../../portal/messages";
import { confirmProfileMessages } from "./confirm-profile.messages";

const PrivacyPolicyDialog = lazyDialog("PrivacyPolicyDialog", () =>
  import("./privacy-policy-dialog").then((module) => module.PrivacyPolicyDialog),
);

/** Opens the privacy policy. Renders nothing if the vendor has none. */
export function PrivacyPolicyLink(): ReactNode {
  const texts = useMessages(confirmProfileMessages);
  const html = useEndpoint(viewer.privacyPolicy).data?.privacy_policy?.trim() ?? "";
  const [isOpen, setOpen] = useState(false);
  if (html === "") return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {texts.privacyPolicy}
      </Button>
      {isOpen && <PrivacyPolicyDialog html={html} onClose={() => setOpen(false)} />}
    </>
  );
}
