import { useMemo } from "react";
import { type LinkProps, useTargetLinks } from "../../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../../navigation/screens";
import { usePortal } from "../../portal/portal-context";

/** The target of the list of releases, whose address contains the product. */
export function useReleaseList(): ScreenTarget {
  const { id: product } = usePortal().client.product;
  return useMemo(() => screenTarget("releases", { product }), [product]);
}

/** Returns a function that makes the target of a release's page from its tag. */
export function useReleaseTarget(): (versionTag: string) => ScreenTarget {
  const { id: product } = usePortal().client.product;
  return useMemo(() => (versionTag) => screenTarget("release", { product, versionTag }), [product]);
}

/** Returns a function that makes the link to a release from its tag. */
export function useReleaseLinks(): (versionTag: string) => LinkProps {
  const targetOf = useReleaseTarget();
  const linkTo = useTargetLinks();
  return useMemo(() => (versionTag) => linkTo(targetOf(versionTag)), [targetOf, linkTo]);
}
