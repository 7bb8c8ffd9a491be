import { isPortalError } from "@gatehouse/contract";
import { projects } from "@gatehouse/contract/projects";
import { useEffect } from "react";
import { type EndpointResult, useEndpoint } from "../../data/use-endpoint";
import { useFound } from "../../data/use-found";

/**
 * Leads back to the projects when the project of a list does not exist. A 404 of the list alone doesn't tell: a server without
 * such lists returns one too, and so does a proxy. The project is then fetched, and only the API's own 404 counts.
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
