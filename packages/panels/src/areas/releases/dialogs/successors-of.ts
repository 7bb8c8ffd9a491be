import { hasNoFile } from "@gatehouse/contract/downloads";

type Version = Parameters<typeof hasNoFile>[0] & { readonly tag_name: string; readonly created_at: string };

/** The versions that customers can use instead: first those of the same kind, then the others, each newest first. */
export function successorsOf(
  versionTag: string,
  own: readonly Version[],
  others: readonly Version[],
): readonly string[] {
  const newestFirst = (versions: readonly Version[]) =>
    versions
      .filter((version) => !hasNoFile(version))
      .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .map(({ tag_name: tag }) => tag);
  const tags = new Set([...newestFirst(own), ...newestFirst(others)]);
  tags.delete(versionTag);
  return [...tags];
}
