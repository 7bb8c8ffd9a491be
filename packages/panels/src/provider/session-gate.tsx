import { Banner, Button, Panel, StateMessage } from "@gatehouse/design";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect } from "react";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";
import { sessionAtom, signInAddress } from "./session";

/** Lets a panel show while there is a session. Without one it leads to the sign-in page or, inline, asks in its place. */
export function SessionGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { store, queryClient, access, navigation, client } = usePortal();
  const messages = useMessages(providerMessages);
  const session = useAtomValue(sessionAtom, { store });
  const leaves = session === "absent" && access === "redirect";
  useEffect(() => {
    if (leaves) navigation.leave(signInAddress(client.origin, navigation.here()));
  }, [leaves, navigation, client]);
  const isAway = session === "absent" || session === "ended";
  useEffect(() => {
    if (!isAway) return;
    // Signing in may happen in another tab: look again when the user comes back.
    // What failed meanwhile is asked again, and so is what is shown: it may be another account now. Once for all panels.
    const goOn = (isSignedIn: boolean) => {
      if (!isSignedIn || store.get(sessionAtom) === "active") return;
      store.set(sessionAtom, "active");
      void queryClient.invalidateQueries();
    };
    const look = () => void client.isSignedIn().then(goOn, () => undefined);
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [isAway, client, store, queryClient]);
  if (leaves) return null;
  const signIn = (variant: "primary" | "secondary") => (
    <Button variant={variant} href={signInAddress(client.origin, navigation.here())}>{messages.signIn}</Button>
  );
  if (session === "absent") {
    return (
      <Panel label={messages.signInTitle}>
        <StateMessage kind="empty" title={messages.signInTitle} text={messages.signInText} action={signIn("primary")} />
      </Panel>
    );
  }
  return (
    <>
      {session === "ended" && (
        <Banner tone="warning" actions={signIn("secondary")}>
          <p>{messages.sessionEnded}</p>
          <p>{messages.sessionEndedText}</p>
        </Banner>
      )}
      {children}
    </>
  );
}
