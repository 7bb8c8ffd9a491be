import { useMemo } from "react";
import { useCapabilities } from "../access/session/use-capabilities";
import { useViewer } from "../access/session/use-viewer";
import { type LinkProps, useTargetLinks } from "../navigation/screen-link";
import { findScreen, screens } from "../navigation/screens";
import { usePortal } from "../portal/portal-context";
import { type NavBlock, navBlocks, type NavEntry } from "./nav-entries";

export interface LinkedEntry extends NavEntry {
  readonly link: LinkProps;
  /** The parent address of the screens that the entry covers. */
  readonly coveredHref?: string;
}

export interface LinkedBlock extends NavBlock {
  readonly entries: readonly LinkedEntry[];
}

/** The blocks that the signed-in user sees, with their links. Empty while the user is unknown. */
export function useNav(): readonly LinkedBlock[] {
  const { client } = usePortal();
  const user = useViewer().data;
  const capabilities = useCapabilities();
  const linkTo = useTargetLinks();
  return useMemo(() => {
    if (user === undefined) return [];
    const isSeen = ({ needs }: NavEntry) => {
      if (needs === undefined) return !capabilities.has("management.only");
      return needs === "superuser" ? user.is_superuser : capabilities.has(needs);
    };
    const withLink = (entry: NavEntry): readonly LinkedEntry[] => {
      if (entry.address !== undefined) return [{ ...entry, link: { href: client.origin + entry.address } }];
      const target = findScreen(entry.screen ?? "", client.product.id);
      const { covers } = entry;
      const coveredHref =
        covers && linkTo({ screen: covers, params: {}, path: screens[covers].replace(/\/\{.*$/, "") }).href;
      return target === undefined ? [] : [{ ...entry, link: linkTo(target), coveredHref }];
    };
    return navBlocks
      .map((block) => ({ ...block, entries: block.entries.filter(isSeen).flatMap(withLink) }))
      .filter(({ entries }) => entries.length > 0);
  }, [client, user, capabilities, linkTo]);
}
