import { largestPageSize } from "@gatehouse/contract";
import { type Project, projects } from "@gatehouse/contract/projects";
import { useMemo } from "react";
import { useEndpoint } from "../../../data/use-endpoint";

const query = { page: 1, page_size: largestPageSize } as const;

/**
 * Whether a fork can be opened: one that belongs to another account cannot, and only the list of the viewer's projects tells
 * which those are. What is not known can be tried.
 */
export function useOwnProjects(): (fork: Project) => boolean {
  const { data: own } = useEndpoint(projects.list, { query });
  return useMemo(() => {
    const isWhole = own !== undefined && own.next === null && own.results.length >= own.count;
    const guids = new Set(own?.results.map(({ guid }) => guid));
    return ({ guid }) => !isWhole || guids.has(guid);
  }, [own]);
}
