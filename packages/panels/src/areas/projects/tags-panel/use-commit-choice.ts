import { largestPageSize } from "@gatehouse/contract";
import { type Commit, projects } from "@gatehouse/contract/projects";
import { useState } from "react";
import { newestFirst } from "../../../data/newest-first";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useSettled } from "./use-settled";

export interface CommitChoice {
  /** The request for the newest commits. Until it succeeds, there is nothing to choose. */
  readonly query: EndpointResult<unknown>;
  /** The newest commits, or the newest that match the search. */
  readonly commits: readonly Commit[];
  /** Matching commits in all. */
  readonly count: number;
  /** The sha of the newest commit of the project. */
  readonly latest: string | undefined;
  /** Whether the project has no commits at all. */
  readonly isEmpty: boolean;
  /** Whether the search failed, so that the newest commits are shown instead. */
  readonly hasFailed: boolean;
  /** Whether there are more commits than are listed. */
  readonly hasMore: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The commits of a project to choose from: the newest hundred, and any other by a search. */
export function useCommitChoice(projectGuid: string): CommitChoice {
  const [search, onSearch] = useState("");
  const settled = useSettled(search.trim());
  const query = { page: 1, page_size: largestPageSize, order_by: "-created_on" } as const;
  const newest = useEndpoint(projects.listCommits, { projectGuid, query });
  const found = useEndpoint(
    projects.listCommits,
    { projectGuid, query: { ...query, search: settled } },
    { isEnabled: settled !== "", keepsPrevious: true },
  );
  const all = newest.data;
  const shown = settled === "" ? all : (found.data ?? all);
  return {
    query: newest,
    commits: shown?.results ?? [],
    count: shown?.count ?? 0,
    hasFailed: settled !== "" && found.error !== null,
    // A server may ignore the order.
    latest: newestFirst(all?.results ?? [], ({ created_on: time }) => time, 1)[0]?.version_sha1,
    isEmpty: all?.count === 0,
    hasMore: all !== undefined && all.count > all.results.length,
    search,
    onSearch,
  };
}
