import { viewer } from "@gatehouse/contract/viewer";
import { Button, LogoutIcon, Panel, SkeletonLines } from "@gatehouse/design";
import { memo, type ReactNode, useEffect } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useSignOut } from "../../../access/session/use-sign-out";
import { useViewer } from "../../../access/session/use-viewer";
import { endpointKey } from "../../../data/endpoint-key";
import { joinQueries } from "../../../data/join-queries";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useNavigation } from "../../../navigation/navigation-context";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { ConfirmProfileForm } from "./confirm-profile-form";
import { confirmProfileMessages } from "./confirm-profile.messages";
import { nextAddress } from "./next-address";

export interface ConfirmProfilePanelProps {
  /** The path and query to open afterward, below the portal's base path. Defaults to the dashboard, also if invalid. */
  readonly next?: string;
}

/** The form in which new users confirm their profile. Opens `next` once the profile is confirmed. */
export const ConfirmProfilePanel = memo(function ConfirmProfilePanel(props: ConfirmProfilePanelProps): ReactNode {
  return (
    <PortalPanel name="ConfirmProfilePanel" needs="session">
      <ConfirmProfile {...props} />
    </PortalPanel>
  );
});

function ConfirmProfile({ next }: ConfirmProfilePanelProps): ReactNode {
  const { queryClient, emit } = usePortal();
  const navigation = useNavigation();
  const texts = useMessages(confirmProfileMessages);
  const confirmed = useEndpoint(viewer.profileConfirmed);
  const all = joinQueries({ confirmed, user: useViewer(), countries: useEndpoint(viewer.countries) });
  const signOut = useSignOut();
  const isConfirmed = confirmed.data?.profile_confirmed === true;
  useEffect(() => {
    if (isConfirmed) navigation.leave(nextAddress(navigation, typeof next === "string" ? next : undefined));
  }, [isConfirmed, navigation, next]);
  const onConfirmed = () => {
    emit({ type: "profile.confirmed" });
    queryClient.setQueryData(endpointKey(viewer.profileConfirmed, {}), { profile_confirmed: true });
  };
  const skeleton = <SkeletonLines widths={["60%", "60%", "40%", "60%", "50%"]} />;
  return (
    <Panel
      title={texts.panelTitle}
      actions={
        <Button size="sm" variant="quiet" icon={<LogoutIcon />} onPress={signOut}>
          {texts.logout}
        </Button>
      }
    >
      <Remote
        of={all}
        failure={texts.failedProfile}
        skeleton={skeleton}
        empty={{ when: () => isConfirmed, show: skeleton }}
      >
        {({ user, countries }) => <ConfirmProfileForm user={user} countries={countries} onConfirmed={onConfirmed} />}
      </Remote>
    </Panel>
  );
}
