import { displayName, pictureAddress, type User } from "@gatehouse/contract/viewer";
import {
  AdminIcon,
  Avatar,
  ChevronDownIcon,
  ImpersonateIcon,
  LogoutIcon,
  MenuButton,
  type MenuItem,
  RefreshIcon,
  SessionIcon,
  UndoIcon,
  UserIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../access/portal-panel";
import { useViewer } from "../../access/session/use-viewer";
import { viewerMessages } from "../../access/session/viewer.messages";
import { useGoTo } from "../../navigation/screen-link";
import { findScreen } from "../../navigation/screens";
import { leaveSafely } from "../../navigation/unsaved-changes";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";
import { portalOrigin } from "../../portal/portal-origin";
import { stopImpersonationPath } from "./impersonation-banner";

const SigningOut = lazyDialog("SigningOut", () =>
  import("../../access/session/signing-out").then((module) => module.SigningOut),
);

/** The signed-in user, with links to their own pages and to sign out. */
export const UserMenu = memo(function UserMenu(): ReactNode {
  return (
    <PortalPanel name="UserMenu" needs="session">
      <SignedIn />
    </PortalPanel>
  );
});

function SignedIn(): ReactNode {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <SignedInUser onSignOut={() => setIsLeaving(true)} />
      {isLeaving && <SigningOut onClose={() => setIsLeaving(false)} />}
    </>
  );
}

function SignedInUser({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  const texts = useMessages(viewerMessages);
  const { client } = usePortal();
  const { data: user, error, refetch } = useViewer();
  const own = useOwnPages(user);
  const failed: readonly MenuItem[] = [
    { kind: "head", label: texts.failed },
    { id: "retry", label: texts.retry, icon: <RefreshIcon />, onAction: () => void refetch() },
  ];
  const items: readonly MenuItem[] = [
    ...(user !== undefined ? own : error === null ? [] : failed),
    { id: "logout", label: texts.logout, icon: <LogoutIcon />, onAction: () => leaveSafely(onSignOut) },
  ];
  const common = { variant: "quiet", collapse: true, trailingIcon: <ChevronDownIcon />, items } as const;
  if (user === undefined) return <MenuButton {...common} icon={<UserIcon />} label={texts.account} />;
  const name = displayName(user);
  return (
    <MenuButton
      {...common}
      icon={<Avatar name={name} picture={pictureAddress(user.profile_picture_url, portalOrigin(client.origin))} />}
      label={name === user.email ? name : `${name}, ${user.email}`}
      content={
        <UserText className="gh-user-text">
          <b>{name}</b>
          {name !== user.email && <span>{user.email}</span>}
        </UserText>
      }
    />
  );
}

/** Menu items for the account's pages in this portal, and the server's pages for superusers and impersonation. */
export function useOwnPages(user: User | undefined): readonly MenuItem[] {
  const texts = useMessages(viewerMessages);
  const { client } = usePortal();
  const goTo = useGoTo();
  if (user === undefined) return [];
  const screenItem = (screen: "profile" | "sessions", icon: ReactNode): readonly MenuItem[] => {
    const target = findScreen(screen, client.product.id);
    return target === undefined ? [] : [{ id: screen, label: texts[screen], icon, onAction: () => goTo(target) }];
  };
  const superuser: readonly MenuItem[] = [
    { id: "admin", label: texts.admin, icon: <AdminIcon />, href: `${client.origin}/admin/` },
    {
      id: "impersonate",
      label: texts.impersonate,
      icon: <ImpersonateIcon />,
      href: `${client.origin}/user/impersonate/users-list/`,
    },
  ];
  return [
    { kind: "head", label: user.email },
    ...screenItem("profile", <UserIcon />),
    ...screenItem("sessions", <SessionIcon />),
    ...(user.is_superuser ? superuser : []),
    ...(user.impersonated_by
      ? [
          {
            id: "stop",
            label: texts.stopImpersonation,
            icon: <UndoIcon />,
            href: client.origin + stopImpersonationPath,
          },
        ]
      : []),
    { kind: "separator" },
  ];
}

const UserText = styled.span`
  display: grid;
  max-width: 15em;
  line-height: 1.25;
  text-align: start;
  font-weight: var(--gh-weight);
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > b { font-weight: var(--gh-weight-medium); }
  > span { font-size: var(--gh-type-sm); color: var(--gh-text-muted); }
`;
