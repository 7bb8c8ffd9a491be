import { displayName } from "@gatehouse/contract/viewer";
import { Banner, ImpersonateIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useViewer } from "../../access/session/use-viewer";
import { viewerMessages } from "../../access/session/viewer.messages";
import { useMessages } from "../../portal/messages";
import { usePortal } from "../../portal/portal-context";

/** The server's page that ends an impersonation. */
export const stopImpersonationPath = "/user/impersonate/stop/";

/** Says on every page that staff are impersonating the user. Otherwise renders nothing. */
export function ImpersonationBanner(): ReactNode {
  const texts = useMessages(viewerMessages);
  const { client } = usePortal();
  const { data: user } = useViewer();
  if (!user?.impersonated_by) return null;
  const name = displayName(user);
  return (
    <Banner
      isAlert
      isEdge
      icon={<ImpersonateIcon />}
      actions={<a href={client.origin + stopImpersonationPath}>{texts.stopImpersonation}</a>}
    >
      {texts.impersonated(name === user.email ? name : `${name} (${user.email})`, user.impersonated_by.email)}
    </Banner>
  );
}
