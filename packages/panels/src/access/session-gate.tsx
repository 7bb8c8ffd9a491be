import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { ListMemory } from "../navigation/list-memory";
import type { AccessState } from "../portal/access";
import { type PageMatter, useIsLeading } from "../portal/leading-panel";
import { OfflineBanner } from "../portal/offline-banner";
import { PanelBoundary } from "../portal/panel-boundary";
import { usePortal } from "../portal/portal-context";
import { ProductMismatchBanner } from "../portal/product-mismatch";
import { sharedAccountTurn, sharedSession } from "../portal/session";
import { sharedMismatch } from "../portal/shared-mismatch";
import { sharedOffline } from "../portal/shared-offline";
import type { SharedValue } from "../portal/shared-state";
import { useShared } from "../portal/use-shared";
import { AgreementDialog } from "./agreement/agreement-dialog";
import type { ClosedGateProps } from "./closed-gate";
import { SessionEnd } from "./session/session-end";

export interface SessionGateProps {
  /** Use `session` for panels that users need before they confirm the profile or accept the agreement. */
  readonly needs?: "session" | "access";
  /** Replaces the inline cards to sign in or confirm the profile, for panels too small for a card. */
  readonly closed?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a panel only to users who may see it. Without a session or a confirmed profile, it redirects to the page for
 * that or, inline, shows a link. A session that ends during work leaves the panel as it is. The leading panel of the
 * page shows the session notice and the agreement.
 */
export function SessionGate({ needs = "access", closed, children }: SessionGateProps): ReactNode {
  const { access, gate } = usePortal();
  const session = useShared(sharedSession);
  const turn = useShared(sharedAccountTurn);
  const state = useShared(needs === "session" ? alwaysOpen : gate.state);
  const isMismatched = useShared(sharedMismatch) !== null;
  const isOffline = useShared(sharedOffline);
  // Buttons in the shell's frame have no room for a banner.
  const hasRoom = needs === "access" && closed === undefined;
  const why = session === "absent" || session === "left" ? session : state === "unconfirmed" && state;
  if (why) return access === "inline" && closed !== undefined ? closed : <Closed why={why} closed={closed} />;
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
      {isOffline && hasRoom && (
        <Leading matter="offline">
          <OfflineBanner />
        </Leading>
      )}
      <ListMemory key={turn}>{children}</ListMemory>
    </>
  );
}

const alwaysOpen: SharedValue<AccessState> = { initial: () => "open" };

/** Renders its children in only one panel of the page. */
function Leading({ matter, children }: { readonly matter: PageMatter; readonly children: ReactNode }): ReactNode {
  return useIsLeading(matter) && children;
}

/**
 * Replaces a panel without access.
 * @throws if its code can't be loaded. The boundary offers to try again.
 */
function Closed(props: ClosedGateProps): ReactNode {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const loaded = useLazyModule(closedGate, true, (error) => setFailure({ error }));
  if (failure !== undefined) throw failure.error;
  return loaded && <loaded.ClosedGate {...props} />;
}

const closedGate = lazyModule(() => import("./closed-gate"));

/** If the dialog fails, the panel stays visible. The server enforces access. */
function Agreement(): ReactNode {
  return (
    <PanelBoundary name="AgreementDialog">
      <AgreementDialog />
    </PanelBoundary>
  );
}

const newAccount = lazyModule(() => import("./new-account"));

/** Notifies the user that another account is signed in. */
function NewAccount(): ReactNode {
  const loaded = useLazyModule(newAccount, true);
  return loaded && <loaded.NewAccount />;
}
