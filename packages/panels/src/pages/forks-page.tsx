import type { ReactNode } from "react";
import { ForksPanel, projectsMessages } from "../areas/projects";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { useProjectCrumbs } from "./use-project-crumbs";

/** `/projects/{projectGuid}/forks`: the forks of a project. */
export const ForksPage = /* @__PURE__ */ guarded(
  "ForksPage",
  function ForksPage(props: { readonly projectGuid: string }): ReactNode {
    const texts = useMessages(projectsMessages);
    const crumbs = useProjectCrumbs(props.projectGuid);
    return (
      <Page title={texts.forks} breadcrumb={[...crumbs, { label: texts.forks }]}>
        <ForksPanel {...props} />
      </Page>
    );
  },
);
