import { Button, Panel, StateMessage } from "@gatehouse/design";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { useGoTo } from "../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../navigation/screens";
import { type PageMatter, useIsLeading } from "../portal/leading-panel";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { providerMessages } from "../portal/provider.messages";
import { returnAddress, signInAddress } from "../portal/session";
import { closedMessages } from "./closed-gate.messages";
import { isSentBack, noteDeparture } from "./session/sign-in-departure";

export interface ClosedGateProps {
  /** There is no session, the user signed out, or the profile isn't confirmed. */
  readonly why: "absent" | "left" | "unconfirmed";
  readonly closed?: ReactNode;
}

/** Replaces a panel that the user may not see yet: redirects to the required page, or shows a card with a link. */
export function ClosedGate({ why, closed }: ClosedGateProps): ReactNode {
  const { access } = usePortal();
  if (access === "inline") return why === "unconfirmed" ? <ConfirmProfileCard /> : <SignInCard />;
  if (why === "absent") return <SignInPage closed={closed} />;
  return (
    why === "unconfirmed" && (
      <Leading matter="profile">
        <GoToConfirmProfile />
      </Leading>
    )
  );
}

function Leading({ matter, children }: { readonly matter: PageMatter; readonly children: ReactNode }): ReactNode {
  return useIsLeading(matter) && children;
}

/** Goes to the sign-in page, or shows a link in the panel's place if that page has just returned the user. */
function SignInPage({ closed }: Pick<ClosedGateProps, "closed">): ReactNode {
  const [isBack] = useState(isSentBack);
  return isBack ? (
    (closed ?? <SignInCard />)
  ) : (
    <Leading matter="sign-in">
      <LeaveForSignIn />
    </Leading>
  );
}

function LeaveForSignIn(): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  useEffect(() => {
    noteDeparture();
    navigation.leave(signInAddress(client.origin, navigation));
  }, [client, navigation]);
  return null;
}

// The cards have no label, because a page of many panels would repeat the same landmark name.
function SignInCard(): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  const messages = useMessages(closedMessages);
  const { signIn: signInText } = useMessages(providerMessages);
  const signIn = (
    <Button variant="primary" href={signInAddress(client.origin, navigation)}>
      {signInText}
    </Button>
  );
  return (
    <Panel>
      <StateMessage kind="empty" title={messages.signInTitle} text={messages.signInText} action={signIn} />
    </Panel>
  );
}

/** The confirmation page, with the current address to return to. */
function useConfirmProfile(): ScreenTarget {
  const navigation = useNavigation();
  const target = screenTarget("confirmProfile");
  return { ...target, path: `${target.path}?next=${encodeURIComponent(returnAddress(navigation))}` };
}

function GoToConfirmProfile(): ReactNode {
  const goTo = useGoTo();
  const [target] = useState(useConfirmProfile());
  useEffect(() => goTo(target, { replace: true }), [goTo, target]);
  return null;
}

function ConfirmProfileCard(): ReactNode {
  const navigation = useNavigation();
  const messages = useMessages(closedMessages);
  const confirm = (
    <Button variant="primary" href={navigation.href(useConfirmProfile())}>
      {messages.confirmProfile}
    </Button>
  );
  return (
    <Panel>
      <StateMessage
        kind="empty"
        title={messages.confirmProfileTitle}
        text={messages.confirmProfileText}
        action={confirm}
      />
    </Panel>
  );
}
