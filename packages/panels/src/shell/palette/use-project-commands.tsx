import { projects } from "@gatehouse/contract/projects";
import { ProjectIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { useMemo } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { useEndpoint } from "../../data/use-endpoint";
import { useGoTo } from "../../navigation/screen-link";
import { screenTarget } from "../../navigation/screens";

/** The user's projects, by name. Empty while they load, and for users without the page. */
export function useProjectCommands(): readonly Command[] {
  const goTo = useGoTo();
  const isEnabled = !useCapabilities().has("management.only");
  const list = useEndpoint(projects.list, {}, { isEnabled }).data;
  return useMemo(
    () =>
      (list?.results ?? []).map(({ guid, name }) => ({
        id: `project-${guid}`,
        label: name,
        icon: <ProjectIcon />,
        onAction: () => goTo(screenTarget("project", { projectGuid: guid })),
      })),
    [list, goTo],
  );
}
