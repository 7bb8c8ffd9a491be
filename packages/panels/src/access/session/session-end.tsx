import { Banner, Button, ExternalIcon } from "@gatehouse/design";
import { lazy, type ReactNode, Suspense } from "react";
import { useNavigation } from "../../navigation/navigation-context";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { providerMessages } from "../../portal/provider.messages";
import { isPromptPutOffAtom, signInAddress } from "../../portal/session";
import { usePortalAtom } from "../../portal/use-portal-atom";

/** How a page tells that its session has ended: a prompt over all, and a banner once the user has put that off. */
export function SessionEnd(): ReactNode {
  const { store } = usePortal();
  if (usePortalAtom(isPromptPutOffAtom)) return <SessionBanner />;
  return (
    <Suspense fallback={null}>
      <SessionPrompt onPutOff={() => store.set(isPromptPutOffAtom, true)} />
    </Suspense>
  );
}

// A prompt whose code cannot be fetched is no reason to lose the panel: the banner says the same.
const SessionPrompt = lazy(() =>
  import("./session-prompt").then(
    (module) => ({ default: module.SessionPrompt }),
    () => ({ default: SessionBanner }),
  ),
);

function SessionBanner(): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  const messages = useMessages(providerMessages);
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          href={signInAddress(client.origin, navigation.here())}
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
