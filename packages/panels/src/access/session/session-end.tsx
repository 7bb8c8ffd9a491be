import { Banner, Button, ExternalIcon, lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { useNavigation } from "../../navigation/navigation-context";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { providerMessages } from "../../portal/provider.messages";
import { sharedPromptPutOff, signInAddress } from "../../portal/session";
import { useShared } from "../../portal/use-shared";

/** The notice that the session has ended: a prompt over the page, or a banner once the user postpones it. */
export function SessionEnd(): ReactNode {
  const { store } = usePortal();
  const isPutOff = useShared(sharedPromptPutOff);
  // If the prompt's code can't load, keep the panel and show the banner, which says the same.
  const [isMissing, setIsMissing] = useState(false);
  const loaded = useLazyModule(sessionPrompt, !isPutOff, () => setIsMissing(true));
  if (isPutOff || isMissing) return <SessionBanner />;
  return loaded && <loaded.SessionPrompt onPutOff={() => store.set(sharedPromptPutOff, true)} />;
}

const sessionPrompt = lazyModule(() => import("./session-prompt"));

function SessionBanner(): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  const messages = useMessages(providerMessages);
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          href={signInAddress(client.origin, navigation)}
          target="_blank"
          rel="noopener"
          trailingIcon={<ExternalIcon />}
        >
          {messages.signIn}
        </Button>
      }
    >
      <p>{messages.sessionEnded}</p>
      <p>{messages.sessionEndedText}</p>
    </Banner>
  );
}
