import { PortalError } from "@gatehouse/contract";
import { projects, type Tag } from "@gatehouse/contract/projects";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";

const whole = { page: 0, page_size: 0 } as const;
const notListed = new PortalError("not-found", { detail: "The project has no such tag." });

/** Reads one tag. If the server lacks the endpoint for one tag, this searches all tags of the project. */
export function useTag(projectGuid: string, tagGuid: string): EndpointResult<Tag> {
  const one = useOptionalEndpoint(projects.getTag, { projectGuid, tagGuid });
  const { isMissing } = one;
  const all = useEndpoint(projects.listTags, { projectGuid, query: whole }, { isEnabled: isMissing });
  if (!isMissing) return one;
  const found = all.data?.results.find(({ guid }) => guid === tagGuid);
  if (found !== undefined) return { data: found, error: null, refetch: all.refetch };
  const refetch = () => Promise.all([one.refetch(), all.refetch()]);
  if (all.data === undefined) return { data: undefined, error: all.error, refetch };
  return { data: undefined, error: all.data.next === null ? notListed : one.error, refetch };
}
