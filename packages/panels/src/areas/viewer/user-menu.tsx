import { displayName } from "@gatehouse/contract/viewer";
import { ChevronDownIcon, LogoutIcon, MenuButton, type MenuItem, RefreshIcon, UserIcon } from "@gatehouse/design";
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
  const { data: user, error, refetch } = useViewer();
  const signOut = useSignOut();
  const failed: readonly MenuItem[] = [
    { kind: "head", label: texts.failed },
    { id: "retry", label: texts.retry, icon: <RefreshIcon />, onAction: () => void refetch() },
  ];
  const head: readonly MenuItem[] = user !== undefined ? [{ kind: "head", label: user.email }] : error === null ? [] : failed;
  return (
    <MenuButton
      variant="quiet"
      collapse
      icon={<UserIcon />}
      trailingIcon={<ChevronDownIcon />}
      label={user === undefined ? texts.account : displayName(user)}
      items={[
        ...head,
        { id: "logout", label: texts.logout, icon: <LogoutIcon />, onAction: signOut },
      ]}
    />
  );
}
