import type { Release } from "@gatehouse/contract/releases";
import { useAccountHash } from "../../../data/account-hash";
import { usePortal } from "../../../portal/portal-context";

/** The name under which this browser keeps what the viewer typed as the changelog of a release. Undefined until they are known. */
export function useDraftName(release: Pick<Release, "tag_name">): string | undefined {
  const { id: product } = usePortal().client.product;
  const account = useAccountHash();
  return account && `changelog.${product}.${account}.${release.tag_name}`;
}
