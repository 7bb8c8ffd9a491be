import { Button, Panel, StateMessage } from "@gatehouse/design";
import { type ReactNode, useEffect, useState } from "react";
import { ListMemory } from "../navigation/list-memory";
import { useNavigation } from "../navigation/navigation-context";
import { useGoTo } from "../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../navigation/screens";
import type { AccessState } from "../portal/access";
import { useMessages } from "../portal/messages";
import { PanelBoundary } from "../portal/panel-boundary";
import { usePortal } from "../portal/portal-context";
import { ProductMismatchBanner } from "../portal/product-mismatch";
import { providerMessages } from "../portal/provider.messages";
import { sharedAccountTurn, sharedNewAccount, sharedSession, signInAddress } from "../portal/session";
import { sharedMismatch } from "../portal/shared-mismatch";
import type { SharedValue } from "../portal/shared-state";
import { useShared } from "../portal/use-shared";
import { AgreementDialog } from "./agreement/agreement-dialog";
import { type PageMatter, useIsLeading } from "./leading-panel";
import { SessionEnd } from "./session/session-end";
import { isSentBack, noteDeparture } from "./session/sign-in-departure";

export interface SessionGateProps {
  /** `session` is for panels that users need who have not confirmed their profile yet, or not accepted the agreement. */
  readonly needs?: "session" | "access";
  /** For a panel too small to ask for anything: what stands, inline, in the place of the cards that ask to sign in or to confirm the profile. */
  readonly closed?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Lets a panel show to whom it may be shown (spec part 1, "Access flow"). Without a session, or with a profile that is not
 * confirmed, it leads to the page for that or, inline, asks in its place. A session that ends in mid-work leaves the panel as
 * it is; the leading panel of the page tells of it, and shows the agreement that is to be accepted.
 */
export function SessionGate({ needs = "access", closed, children }: SessionGateProps): ReactNode {
  const { access, gate } = usePortal();
  const session = useShared(sharedSession);
  const turn = useShared(sharedAccountTurn);
  const state = useShared(needs === "session" ? alwaysOpen : gate.state);
  const isMismatched = useShared(sharedMismatch) !== null;
  // The frame's buttons have no room for a banner.
  const hasRoom = needs === "access" && closed === undefined;
  if (session === "absent" || session === "left") {
    if (access === "inline") return closed ?? <SignInCard />;
    return session === "absent" && <SignInPage closed={closed} />;
  }
  if (state === "unconfirmed")
    return access === "inline" ? (
      (closed ?? <ConfirmProfileCard />)
    ) : (
      <Leading matter="profile">
        <GoToConfirmProfile />
      </Leading>
    );
  return (
    <>
      {session === "ended" && (
        <Leading matter="session">
          <SessionEnd />
        </Leading>
      )}
      {state === "unaccepted" && (
        <Leading matter="agreement">
          <Agreement />
        </Leading>
      )}
      {turn > 0 && (
        <Leading matter="account">
          <NewAccount />
        </Leading>
      )}
      {isMismatched && hasRoom && (
        <Leading matter="product">
          <ProductMismatchBanner />
        </Leading>
      )}
      <ListMemory key={turn}>{children}</ListMemory>
    </>
  );
}

const alwaysOpen: SharedValue<AccessState> = { initial: () => "open" };

/** What is done once for all panels of the page. */
function Leading({ matter, children }: { readonly matter: PageMatter; readonly children: ReactNode }): ReactNode {
  return useIsLeading(matter) && children;
}

/** Leaves for the sign-in page, or asks in the panel's place if that page has just sent the user back. */
function SignInPage({ closed }: Pick<SessionGateProps, "closed">): ReactNode {
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
    navigation.leave(signInAddress(client.origin, navigation.here()));
  }, [client, navigation]);
  return null;
}

// The cards have no label: a page of many panels would have as many landmarks of one name.
function SignInCard(): ReactNode {
  const { client } = usePortal();
  const navigation = useNavigation();
  const messages = useMessages(providerMessages);
  const signIn = (
    <Button variant="primary" href={signInAddress(client.origin, navigation.here())}>
      {messages.signIn}
    </Button>
  );
  return (
    <Panel>
      <StateMessage kind="empty" title={messages.signInTitle} text={messages.signInText} action={signIn} />
    </Panel>
  );
}

/** The confirmation's page, which returns to where the user is. */
function useConfirmProfile(): ScreenTarget {
  const navigation = useNavigation();
  const target = screenTarget("confirmProfile");
  return { ...target, path: `${target.path}?next=${encodeURIComponent(navigation.here())}` };
}

function GoToConfirmProfile(): ReactNode {
  const goTo = useGoTo();
  const [target] = useState(useConfirmProfile());
  useEffect(() => goTo(target, { replace: true }), [goTo, target]);
  return null;
}

function ConfirmProfileCard(): ReactNode {
  const navigation = useNavigation();
  const messages = useMessages(providerMessages);
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

/** If it fails, the panel goes on: the server keeps what depends on it. */
function Agreement(): ReactNode {
  return (
    <PanelBoundary name="AgreementDialog">
      <AgreementDialog />
    </PanelBoundary>
  );
}

/** Says that another account has taken the place of the one before. */
function NewAccount(): ReactNode {
  const { store, notify } = usePortal();
  const messages = useMessages(providerMessages);
  const email = useShared(sharedNewAccount);
  useEffect(() => {
    if (email === null) return;
    store.set(sharedNewAccount, null);
    notify({ tone: "info", text: messages.anotherAccount(email) });
  }, [email, store, notify, messages]);
  return null;
}
