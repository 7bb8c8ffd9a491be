import { Button, Panel, StateMessage } from "@gatehouse/design";
import { useAtom, useAtomValue } from "jotai";
import { Fragment, type ReactNode, useEffect } from "react";
import { type PageMatter, useIsLeading } from "./leading-panel";
import { useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { providerMessages } from "./provider.messages";
import { accountTurnAtom, newAccountAtom, sessionAtom, signInAddress } from "./session";
import { SessionEnd } from "./session-end";

/**
 * Lets a panel show while there is a session. Without one it leads to the sign-in page or, inline, asks in its place. One that
 * ends in mid-work leaves the panel as it is; the leading panel of the page tells of it.
 */
export function SessionGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { store, access } = usePortal();
  const session = useAtomValue(sessionAtom, { store });
  const turn = useAtomValue(accountTurnAtom, { store });
  if (session === "absent" || session === "left") {
    if (access === "inline") return <SignInCard />;
    return session === "absent" && <Leading matter="sign-in"><LeaveForSignIn /></Leading>;
  }
  return (
    <>
      {session === "ended" && <Leading matter="session"><SessionEnd /></Leading>}
      {turn > 0 && <Leading matter="account"><NewAccount /></Leading>}
      <Fragment key={turn}>{children}</Fragment>
    </>
  );
}

/** What is done once for all panels of the page. */
function Leading({ matter, children }: { readonly matter: PageMatter; readonly children: ReactNode }): ReactNode {
  return useIsLeading(matter) && children;
}

function LeaveForSignIn(): ReactNode {
  const { client, navigation } = usePortal();
  useEffect(() => navigation.leave(signInAddress(client.origin, navigation.here())), [client, navigation]);
  return null;
}

function SignInCard(): ReactNode {
  const { client, navigation } = usePortal();
  const messages = useMessages(providerMessages);
  const signIn = <Button variant="primary" href={signInAddress(client.origin, navigation.here())}>{messages.signIn}</Button>;
  return (
    <Panel label={messages.signInTitle}>
      <StateMessage kind="empty" title={messages.signInTitle} text={messages.signInText} action={signIn} />
    </Panel>
  );
}

/** Says that another account has taken the place of the one before. */
function NewAccount(): ReactNode {
  const { store, notify } = usePortal();
  const messages = useMessages(providerMessages);
  const [email, setEmail] = useAtom(newAccountAtom, { store });
  useEffect(() => {
    if (email === null) return;
    setEmail(null);
    notify({ tone: "info", text: messages.anotherAccount(email) });
  }, [email, setEmail, notify, messages]);
  return null;
}
