import { nameError, projectLimits, projects } from "@gatehouse/contract/projects";
import { useEndpoint } from "../../../data/use-endpoint";
import { useSettled } from "./use-settled";

/** Whether the project has a tag of this name, as far as it is known: the server decides. Names are case-sensitive. */
export function useTakenName(projectGuid: string, typed: string): boolean {
  const name = typed.trim();
  const settled = useSettled(name);
  const { data: found } = useEndpoint(
    projects.getTagByName,
    { projectGuid, tagName: settled },
    { isEnabled: settled === name && nameError(name, projectLimits.tagName) === undefined },
  );
  return found !== undefined && found.name === name;
}
