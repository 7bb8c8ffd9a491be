import type { Product } from "@gatehouse/contract";
import type { Release } from "@gatehouse/contract/releases";

/** The name under which this browser keeps what was typed as the changelog of a release. */
export function draftName(product: Product, release: Pick<Release, "tag_name">): string {
  return `changelog.${product.id}.${release.tag_name}`;
}
