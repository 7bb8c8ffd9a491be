import { viewer } from "@gatehouse/contract/viewer";
import { Button } from "@gatehouse/design";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEndpoint } from "../../data/use-endpoint";
import { useMessages } from "../../provider/messages";
import { confirmProfileMessages } from "./confirm-profile.messages";

const PrivacyPolicyDialog = lazy(() => import("./privacy-policy-dialog").then((module) => ({ default: module.PrivacyPolicyDialog })));

/** Opens the privacy policy; absent where the vendor has none. */
export function PrivacyPolicyLink(): ReactNode {
  const texts = useMessages(confirmProfileMessages);
  const html = useEndpoint(viewer.privacyPolicy).data?.privacy_policy?.trim() ?? "";
  const [isOpen, setOpen] = useState(false);
  if (html === "") return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>{texts.privacyPolicy}</Button>
      <Suspense>{isOpen && <PrivacyPolicyDialog html={html} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
