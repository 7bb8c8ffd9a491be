import { useCapabilities } from "../access/session/use-capabilities";
import { releasesMessages } from "../areas/releases";
import type { LinkProps } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";

/** The management area in a breadcrumb: a link for those who may open its pages on the server. */
export function useManagementCrumb(): { readonly label: string; readonly link?: LinkProps } {
  const { management: label } = useMessages(releasesMessages);
  const { origin } = usePortal().client;
  return useCapabilities().has("management.licenses") ? { label, link: { href: `${origin}/management/` } } : { label };
}
