import { nameError, projectLimits, projects } from "@gatehouse/contract/projects";
import { useEndpoint } from "../../../data/use-endpoint";
import { useSettled } from "./use-settled";

/** Whether the project is known to have a tag with this name, which is case-sensitive. The server has the last word. */
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
