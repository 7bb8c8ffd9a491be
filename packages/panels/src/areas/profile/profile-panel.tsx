import { Panel, SkeletonLines } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { useViewer } from "../../access/session/use-viewer";
import { Remote } from "../../data/remote";
import { useMessages } from "../../portal/messages";
import { ProfileForm } from "./profile-form/profile-form";
import { profileMessages } from "./profile.messages";

/** The viewer's own profile, to read and to change. */
export const ProfilePanel = memo(function ProfilePanel(): ReactNode {
  return (
    <PortalPanel name="ProfilePanel">
      <Profile />
    </PortalPanel>
  );
});

function Profile(): ReactNode {
  const texts = useMessages(profileMessages);
  return (
    <Panel title={texts.settings} isFlush>
      <Remote
        of={useViewer()}
        failure={texts.failed}
        skeleton={<SkeletonLines widths={["30%", "60%", "40%", "60%", "50%"]} />}
      >
        {(user) => <ProfileForm key={user.email} user={user} />}
      </Remote>
    </Panel>
  );
}
