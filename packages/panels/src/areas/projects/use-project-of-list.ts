import { isPortalError } from "@gatehouse/contract";
import { projects } from "@gatehouse/contract/projects";
import { useEffect, useState } from "react";
import { type EndpointResult, useEndpoint } from "../../data/use-endpoint";
import { useFound } from "../../data/use-found";
import { screenTarget } from "../../navigation/screens";
import { useMessages } from "../../portal/messages";
import { projectsMessages } from "./projects.messages";

/**
 * Redirects to the list of projects if the project of a list doesn't exist, with a toast. A 404 of the list isn't
 * enough: a server without this endpoint or a proxy returns one, too. So this fetches the project, and only the API's
 * own 404 counts.
 */
export function useProjectOfList(
  list: Pick<EndpointResult<unknown>, "data" | "error" | "isPrevious">,
  projectGuid: string,
): void {
  const { projectGone, thisProjectGone } = useMessages(projectsMessages);
  const missing = isPortalError(list.error, "not-found") ? list.error : null;
  const { data, error, refetch } = useEndpoint(projects.get, { projectGuid }, { isEnabled: false });
  useEffect(() => {
    if (missing !== null) void refetch();
  }, [missing, refetch]);
  const isApis = isPortalError(error, "not-found") && error.detail !== undefined;
  // A page of the list that fails to load has no data, but another was shown.
  const [shown, setShown] = useState<string>();
  if (list.data !== undefined && list.isPrevious !== true && shown !== projectGuid) setShown(projectGuid);
  const isShown = shown === projectGuid;
  useFound(
    { data: isShown || undefined, error: missing !== null && isApis ? error : null },
    {
      at: screenTarget("project", { projectGuid }),
      parent: screenTarget("projects"),
      gone: isShown ? (data ? projectGone(data.name) : thisProjectGone) : undefined,
    },
  );
}
