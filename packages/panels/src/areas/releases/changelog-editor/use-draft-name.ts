import type { Release } from "@gatehouse/contract/releases";
import { useAccountHash } from "../../../data/account-hash";
import { usePortal } from "../../../portal/portal-context";

/** The storage name of the viewer's changelog draft for a release. Undefined until the account is known. */
export function useDraftName(release: Pick<Release, "tag_name">): string | undefined {
  const { id: product } = usePortal().client.product;
  const account = useAccountHash();
  return account && `changelog.${product}.${account}.${release.tag_name}`;
}
