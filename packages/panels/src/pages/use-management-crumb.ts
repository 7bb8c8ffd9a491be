import { useCapabilities } from "../access/session/use-capabilities";
import { releasesMessages } from "../areas/releases";
import type { LinkProps } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";

/** The management area's breadcrumb. It is a link for users who may open the area's pages on the server. */
export function useManagementCrumb(): { readonly label: string; readonly link?: LinkProps } {
  const { management: label } = useMessages(releasesMessages);
  const { origin } = usePortal().client;
  return useCapabilities().has("management.licenses") ? { label, link: { href: `${origin}/management/` } } : { label };
}
