import { displayName } from "@gatehouse/contract/viewer";
import { ChevronDownIcon, LogoutIcon, MenuButton, UserIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../provider/messages";
import { PortalPanel } from "../../provider/portal-panel";
import { useSignOut } from "./use-sign-out";
import { useViewer } from "./use-viewer";
import { viewerMessages } from "./viewer.messages";

/** Who is signed in, and the way out. */
export function UserMenu(): ReactNode {
  return (
    <PortalPanel name="UserMenu">
      <SignedInUser />
    </PortalPanel>
  );
}

function SignedInUser(): ReactNode {
  const texts = useMessages(viewerMessages);
  const { data: user } = useViewer();
  const signOut = useSignOut();
  return (
    <MenuButton
      variant="quiet"
      collapse
      icon={<UserIcon />}
      trailingIcon={<ChevronDownIcon />}
      label={user === undefined ? texts.account : displayName(user)}
      items={[
        ...(user === undefined ? [] : [{ kind: "head" as const, label: user.email }]),
        { id: "logout", label: texts.logout, icon: <LogoutIcon />, onAction: signOut },
      ]}
    />
  );
}
