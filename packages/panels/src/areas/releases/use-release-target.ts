import { useMemo } from "react";
import { type LinkProps, useTargetLinks } from "../../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../../navigation/screens";
import { usePortal } from "../../portal/portal-context";

/** The list of releases, which names the product in its address. */
export function useReleaseList(): ScreenTarget {
  const { id: product } = usePortal().client.product;
  return useMemo(() => screenTarget("releases", { product }), [product]);
}

/** Makes the page of a release by its tag. */
export function useReleaseTarget(): (versionTag: string) => ScreenTarget {
  const { id: product } = usePortal().client.product;
  return useMemo(() => (versionTag) => screenTarget("release", { product, versionTag }), [product]);
}

/** Makes the link to a release by its tag. */
export function useReleaseLinks(): (versionTag: string) => LinkProps {
  const targetOf = useReleaseTarget();
  const linkTo = useTargetLinks();
  return useMemo(() => (versionTag) => linkTo(targetOf(versionTag)), [targetOf, linkTo]);
}
