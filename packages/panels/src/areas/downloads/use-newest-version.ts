import type { Version } from "@gatehouse/contract/downloads";
import { useEndpoint } from "../../data/use-endpoint";
import { listOfKind, newestOf, type VersionKind } from "./version-kind";

/* Two versions are enough to tell the order of the list. */
const pageSize = 2;

/**
 * The newest version of a kind, and the versions on the same page, as a query. Reads the last page of a server that
 * lists the oldest first.
 */
export function useNewestVersion(kind: VersionKind, options: { readonly pollMs?: number } = {}) {
  const call = listOfKind(kind);
  const first = useEndpoint(call, { query: { page: 1, page_size: pageSize } }, options);
  const { count = 0, results = [] } = first.data ?? {};
  const isOldestFirst = count > results.length && isRising(results);
  const page = Math.ceil(count / Math.max(1, results.length));
  const last = useEndpoint(call, { query: { page, page_size: pageSize } }, { ...options, isEnabled: isOldestFirst });
  const end = isOldestFirst ? last : first;
  const versions = end.data?.results;
  return { ...end, data: versions && { version: newestOf(versions), versions } };
}

function isRising(versions: readonly Version[]): boolean {
  const [one, other] = [versions[0], versions.at(-1)];
  return one !== undefined && other !== undefined && Date.parse(one.created_at) < Date.parse(other.created_at);
}
