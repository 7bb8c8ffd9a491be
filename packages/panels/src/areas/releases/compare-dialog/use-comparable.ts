import { downloads } from "@gatehouse/contract/downloads";
import { type Release, releases } from "@gatehouse/contract/releases";
import { useEffect, useState } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { asStable, type Comparable, otherReleases, previousRelease, withTag } from "./previous-release";

// As many as a page holds.
const page = { page: 1, page_size: 100 } as const;
const searchDebounceMs = 500;

export interface ComparableReleases {
  readonly query: EndpointResult<unknown>;
  /** Those to choose from, the newest first. */
  readonly others: readonly Comparable[];
  /** The first choice. */
  readonly initial: Comparable | undefined;
  /** Whether there are more than one page holds, so that the others are found by tag. */
  readonly hasSearch: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Whether the response to the search is on its way, or never came. */
  readonly isSearching: boolean;
  readonly isSearchFailed: boolean;
}

/** The releases that one can be compared with. Of a long list, the newest ones and all stable ones, or those that a search finds. */
export function useComparable(release: Release): ComparableReleases {
  const [search, setSearch] = useState("");
  const [sent, setSent] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSent(search.trim()), search === "" ? 0 : searchDebounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const newest = useEndpoint(releases.list, { query: page });
  const hasSearch = newest.data !== undefined && newest.data.count > newest.data.results.length;
  // The stable release before may be older than the newest hundred nightly builds.
  const stable = useEndpoint(downloads.listStable, { query: page }, { isEnabled: hasSearch });
  const found = useEndpoint(releases.list, { query: { ...page, search: sent } }, { isEnabled: sent !== "" });
  const known: readonly Comparable[] = [...(stable.data?.results ?? []).map(asStable), ...(newest.data?.results ?? [])];
  const all = otherReleases(known, release);
  const wanted = search.trim();
  // A server that doesn't search returns what it returns without one.
  const others =
    wanted === "" ? all : withTag(otherReleases([...known, ...(found.data?.results ?? [])], release), wanted);
  const isWaiting = hasSearch && stable.data === undefined && stable.error === null;
  return {
    query: isWaiting ? { ...newest, data: undefined } : newest,
    others,
    initial: previousRelease(all, release),
    hasSearch,
    search,
    onSearch: setSearch,
    isSearching: wanted !== "" && (wanted !== sent || (found.data === undefined && found.error === null)),
    isSearchFailed: wanted !== "" && found.error !== null,
  };
}
