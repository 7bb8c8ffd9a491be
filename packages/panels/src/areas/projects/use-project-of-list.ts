import { isPortalError } from "@gatehouse/contract";
import { projects } from "@gatehouse/contract/projects";
import { useEffect } from "react";
import { type EndpointResult, useEndpoint } from "../../data/use-endpoint";
import { useFound } from "../../data/use-found";

/**
 * Redirects to the list of projects if the project of a list doesn't exist. A 404 of the list isn't enough: a server
 * without this endpoint or a proxy returns one, too. So this fetches the project, and only the API's own 404 counts.
 */
export function useProjectOfList(list: Pick<EndpointResult<unknown>, "error">, projectGuid: string): void {
  const missing = isPortalError(list.error, "not-found") ? list.error : null;
  const { error, refetch } = useEndpoint(projects.get, { projectGuid }, { isEnabled: false });
  useEffect(() => {
    if (missing !== null) void refetch();
  }, [missing, refetch]);
  const isApis = isPortalError(error, "not-found") && error.detail !== undefined;
  useFound({ data: undefined, error: missing !== null && isApis ? error : null }, "projects");
}
