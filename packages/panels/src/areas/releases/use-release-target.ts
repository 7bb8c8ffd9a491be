import { useMemo } from "react";
import { type LinkProps, useTargetLinks } from "../../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../../navigation/screens";
import { usePortal } from "../../portal/portal-context";

/** The list of releases, which names the product in its address. */
export function useReleaseList(): ScreenTarget {
  const { id: product } = usePortal().client.product;
  return useMemo(() => screenTarget("releases", { product }), [product]);
}

/** Makes the link to a release by its tag. */
export function useReleaseLinks(): (versionTag: string) => LinkProps {
  const { id: product } = usePortal().client.product;
  const linkTo = useTargetLinks();
  return useMemo(() => (versionTag) => linkTo(screenTarget("release", { product, versionTag })), [product, linkTo]);
}
