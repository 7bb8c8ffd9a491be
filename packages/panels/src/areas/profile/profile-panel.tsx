import { Panel, SkeletonLines } from "@gatehouse/design";
import type { ReactNode } from "react";
import { Remote } from "../../data/remote";
import { useMessages } from "../../provider/messages";
import { PortalPanel } from "../../provider/portal-panel";
import { useViewer } from "../viewer";
import { ProfileAccount } from "./profile-account";
import { profileMessages } from "./profile.messages";

/** The viewer's own profile. */
export function ProfilePanel(): ReactNode {
  return (
    <PortalPanel name="ProfilePanel">
      <Profile />
    </PortalPanel>
  );
}

function Profile(): ReactNode {
  const texts = useMessages(profileMessages);
  return (
    <Panel label={texts.title} isFlush>
      <Remote of={useViewer()} failure={texts.failed} skeleton={<SkeletonLines widths={["60%", "40%", "50%"]} />}>
        {(user) => <ProfileAccount user={user} texts={texts} />}
      </Remote>
    </Panel>
  );
}
