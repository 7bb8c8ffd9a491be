import { largestPageSize } from "@gatehouse/contract";
import { type Project, projects } from "@gatehouse/contract/projects";
import { useMemo } from "react";
import { useEndpoint } from "../../../data/use-endpoint";

const query = { page: 1, page_size: largestPageSize } as const;

/**
 * Whether the viewer can open a fork. Forks of other accounts can't be opened, and only the list of the viewer's own
 * projects tells them apart. While that list is missing or incomplete, every fork counts as one that can be opened.
 */
export function useOwnProjects(): (fork: Project) => boolean {
  const { data: own } = useEndpoint(projects.list, { query });
  return useMemo(() => {
    const isWhole = own !== undefined && own.next === null && own.results.length >= own.count;
    const guids = new Set(own?.results.map(({ guid }) => guid));
    return ({ guid }) => !isWhole || guids.has(guid);
  }, [own]);
}
