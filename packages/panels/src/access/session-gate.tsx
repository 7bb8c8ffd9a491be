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
  /** `session` is for panels that users need who have not confirmed their profile yet, or not accepted the agreement. */
  readonly needs?: "session" | "access";
  /** For a panel too small for a card: replaces the inline cards to sign in or to confirm the profile. */
  readonly closed?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a panel only to users who may see it. Without a session, or with a profile that is not
 * confirmed, it redirects to the page for that or, inline, shows a link. A session that ends during work leaves the panel as
 * it is; the leading panel of the page shows the notice, and the agreement to accept.
 */
export function SessionGate({ needs = "access", closed, children }: SessionGateProps): ReactNode {
  const { access, gate } = usePortal();
  const session = useShared(sharedSession);
  const turn = useShared(sharedAccountTurn);
  const state = useShared(needs === "session" ? alwaysOpen : gate.state);
  const isMismatched = useShared(sharedMismatch) !== null;
  const isOffline = useShared(sharedOffline);
  // The frame's buttons have no room for a banner.
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

/** Work that is done once for all panels of the page. */
function Leading({ matter, children }: { readonly matter: PageMatter; readonly children: ReactNode }): ReactNode {
  return useIsLeading(matter) && children;
}

/** Replaces a panel without access. @throws if its code can't be loaded: the boundary offers to try again. */
function Closed(props: ClosedGateProps): ReactNode {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const loaded = useLazyModule(closedGate, true, (error) => setFailure({ error }));
  if (failure !== undefined) throw failure.error;
  return loaded && <loaded.ClosedGate {...props} />;
}

const closedGate = lazyModule(() => import("./closed-gate"));

/** If it fails, the panel is shown: the server enforces access. */
function Agreement(): ReactNode {
  return (
    <PanelBoundary name="AgreementDialog">
      <AgreementDialog />
    </PanelBoundary>
  );
}

const newAccount = lazyModule(() => import("./new-account"));

/** Says that another account has taken the place of the one before. */
function NewAccount(): ReactNode {
  const loaded = useLazyModule(newAccount, true);
  return loaded && <loaded.NewAccount />;
}
