import type { Version } from "@gatehouse/contract/downloads";
import type { Release } from "@gatehouse/contract/releases";

/** The facts of a release that decide what it is compared with. */
export type Comparable = Pick<Release, "tag_name" | "created_at" | "stable_release" | "release_rejected">;

/** The other releases, newest first and without duplicates. */
export function otherReleases(all: readonly Comparable[], { tag_name: own }: Comparable): readonly Comparable[] {
  const byTag = new Map(all.map((one) => [one.tag_name, one]));
  byTag.delete(own);
  return [...byTag.values()].sort((a, b) => timeOf(b) - timeOf(a));
}

/** Converts an entry of the customers' list of stable versions. */
export const asStable = ({ tag_name, created_at }: Version): Comparable => ({
  tag_name,
  created_at,
  stable_release: true,
  release_rejected: false,
});

/** The default to compare with: the previous stable release, or else the previous release of any kind. */
export function previousRelease(others: readonly Comparable[], release: Comparable): Comparable | undefined {
  const earlier = others.filter((other) => timeOf(other) <= timeOf(release));
  return earlier.find(isStable) ?? earlier[0] ?? others[0];
}

/** Whether `other` is the older of two. */
export const isOlder = (other: Comparable, release: Comparable): boolean => timeOf(other) <= timeOf(release);

export const isStable = ({ stable_release: stable, release_rejected: rejected }: Comparable): boolean =>
  stable && !rejected;

/** The releases whose tag contains a text, ignoring case. */
export function withTag(all: readonly Comparable[], text: string): readonly Comparable[] {
  const wanted = text.trim().toLowerCase();
  return all.filter(({ tag_name: tag }) => tag.toLowerCase().includes(wanted));
}

const timeOf = ({ created_at: time }: Comparable) => Date.parse(time);
