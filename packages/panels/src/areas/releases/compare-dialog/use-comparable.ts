import { downloads } from "@gatehouse/contract/downloads";
import { type Release, releases } from "@gatehouse/contract/releases";
import { useEffect, useState } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { asStable, type Comparable, otherReleases, previousRelease, withTag } from "./previous-release";

// 100 is the most that a page can hold.
const page = { page: 1, page_size: 100 } as const;
const searchDebounceMs = 500;

export interface ComparableReleases {
  readonly query: EndpointResult<unknown>;
  /** The releases to choose from, newest first. */
  readonly others: readonly Comparable[];
  /** The initial choice. */
  readonly initial: Comparable | undefined;
  /** Whether there are more releases than fit on one page, so that finding others needs a search. */
  readonly hasSearch: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Whether the search is still waiting for its response. */
  readonly isSearching: boolean;
  readonly isSearchFailed: boolean;
}

/** The releases to compare with. If there are many: the newest, all stable ones, and the results of a search. */
export function useComparable(release: Release): ComparableReleases {
  const [search, setSearch] = useState("");
  const [sent, setSent] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSent(search.trim()), search === "" ? 0 : searchDebounceMs);
    return () => clearTimeout(timer);
  }, [search]);
  const newest = useEndpoint(releases.list, { query: page });
  const hasSearch = newest.data !== undefined && newest.data.count > newest.data.results.length;
  // The previous stable release may be older than the 100 newest nightly builds.
  const stable = useEndpoint(downloads.listStable, { query: page }, { isEnabled: hasSearch });
  const found = useEndpoint(releases.list, { query: { ...page, search: sent } }, { isEnabled: sent !== "" });
  const known: readonly Comparable[] = [...(stable.data?.results ?? []).map(asStable), ...(newest.data?.results ?? [])];
  const all = otherReleases(known, release);
  const wanted = search.trim();
  // Some servers ignore the search and return everything, so filter here, too.
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
