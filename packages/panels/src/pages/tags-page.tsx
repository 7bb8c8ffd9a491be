import type { ReactNode } from "react";
import { projectsMessages, TagsPanel } from "../areas/projects";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { useProjectCrumbs } from "./use-project-crumbs";

/** `/projects/{projectGuid}/tags`: the tags of a project. */
export const TagsPage = /* @__PURE__ */ guarded(
  "TagsPage",
  function TagsPage(props: { readonly projectGuid: string }): ReactNode {
    const texts = useMessages(projectsMessages);
    const crumbs = useProjectCrumbs(props.projectGuid);
    return (
      <Page title={texts.tags} breadcrumb={[...crumbs, { label: texts.tags }]}>
        <TagsPanel {...props} />
      </Page>
    );
  },
);
