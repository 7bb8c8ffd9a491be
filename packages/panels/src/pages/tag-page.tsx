import { type ReactNode, useState } from "react";
import { projectsMessages, TagPanel } from "../areas/projects";
import { useScreenLink } from "../navigation/screen-link";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";
import { useProjectCrumbs } from "./use-project-crumbs";

/** `/projects/{projectGuid}/tags/{tagGuid}`: one tag. */
export const TagPage = /* @__PURE__ */ guarded(
  "TagPage",
  function TagPage(props: { readonly projectGuid: string; readonly tagGuid: string }): ReactNode {
    const texts = useMessages(projectsMessages);
    const crumbs = useProjectCrumbs(props.projectGuid);
    const tags = useScreenLink("tags", { projectGuid: props.projectGuid });
    const [name, setName] = useState<string>();
    const title = name ?? texts.tag;
    return (
      <Page title={title} breadcrumb={[...crumbs, { label: texts.tags, link: tags }, { label: title }]}>
        <TagPanel {...props} onTag={(tag) => setName(tag.name)} />
      </Page>
    );
  },
);
