import type { Release } from "@gatehouse/contract/releases";

type Dated = Pick<Release, "tag_name" | "created_at" | "stable_release" | "release_rejected">;

/** Those that a release can be compared with, the newest first. */
export function otherReleases<Item extends Dated>(all: readonly Item[], { tag_name: own }: Dated): readonly Item[] {
  return all.filter(({ tag_name: tag }) => tag !== own).sort((a, b) => timeOf(b) - timeOf(a));
}

/** Customers compare with the previous stable release, or with the previous release if there is none. */
export function previousRelease<Item extends Dated>(others: readonly Item[], release: Dated): Item | undefined {
  const earlier = others.filter((other) => timeOf(other) <= timeOf(release));
  return earlier.find(isStable) ?? earlier[0] ?? others[0];
}

/** Whether `other` is the older of two. */
export const isOlder = (other: Dated, release: Dated): boolean => timeOf(other) <= timeOf(release);

export const isStable = ({ stable_release: stable, release_rejected: rejected }: Dated): boolean => stable && !rejected;

const timeOf = ({ created_at: time }: Dated) => Date.parse(time);
