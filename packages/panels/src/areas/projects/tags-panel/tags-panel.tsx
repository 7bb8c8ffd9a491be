import { projects, type Tag } from "@gatehouse/contract/projects";
import { Button, Panel, PlusIcon, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { CreateTagDialog, DeleteTagDialog } from "../projects.dialogs";
import { projectsMessages } from "../projects.messages";
import { tagsMessages } from "../tags.messages";
import { useProjectOfList } from "../use-project-of-list";
import { tagHeaders, tagsPageSize, TagsTable } from "./tags-table";

export interface TagsPanelProps {
  readonly projectGuid: string;
}

/**
 * The tags of a project, ten per page, with buttons to create and delete them. Redirects to the list of projects if the
 * project doesn't exist.
 */
export const TagsPanel = memo(function TagsPanel(props: TagsPanelProps): ReactNode {
  return (
    <PortalPanel name="TagsPanel" about={{ projectGuid: props.projectGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

const orderBy = { name: "name", created: "created_on" } as const;

function Content({ projectGuid }: TagsPanelProps): ReactNode {
  const { allTags } = useMessages(projectsMessages);
  const texts = useMessages(tagsMessages);
  const [dialog, setDialog] = useState<"create" | Tag>();
  const close = () => setDialog(undefined);
  const { query, table } = usePagedTable(projects.listTags, {
    id: "tags",
    pageSize: tagsPageSize,
    sort: "-created",
    orderBy,
    input: { projectGuid },
  });
  useProjectOfList(query, projectGuid);
  const [place, rowGoes] = useKeptFocus(query.data);
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        title={allTags}
        count={query.data?.count}
        isFlush
        actions={
          <Button variant="primary" icon={<PlusIcon />} onPress={() => setDialog("create")}>
            {texts.createTag}
          </Button>
        }
      >
        <Remote
          of={query}
          failure={texts.failedTags}
          skeleton={<TableSkeleton headers={tagHeaders(texts)} hasToolbar hasPager />}
          empty={{
            when: ({ count }) => count === 0 && table.state.search.trim() === "",
            show: <StateMessage kind="empty" title={texts.emptyTags} text={texts.emptyTagsText} />,
          }}
        >
          {({ results }) => <TagsTable projectGuid={projectGuid} rows={results} onDelete={setDialog} {...table} />}
        </Remote>
        {dialog === "create" && <CreateTagDialog projectGuid={projectGuid} onClose={close} />}
        {dialog !== undefined && dialog !== "create" && (
          <DeleteTagDialog projectGuid={projectGuid} tag={dialog} onDeleted={rowGoes} onClose={close} />
        )}
      </Panel>
    </div>
  );
}
