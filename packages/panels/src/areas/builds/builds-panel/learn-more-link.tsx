import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { safeAddress } from "../../../content/safe-address";
import { usePortal } from "../../../portal/portal-context";
import { portalOrigin } from "../../../portal/portal-origin";

/** A link to one of the host's own pages. Renders nothing for an invalid address. */
export function LearnMoreLink({ href, children }: { readonly href: string; readonly children: string }): ReactNode {
  const { client } = usePortal();
  const address = safeAddress(href, portalOrigin(client.origin));
  if (address === undefined) return null;
  return (
    <Small href={address.href} target="_blank" rel="noopener">
      {children}
    </Small>
  );
}

const Small = styled.a`
  padding-block: 0.36em;
  font-size: var(--gh-type-sm);
`;
