import type { Tag } from "@gatehouse/contract/projects";
import { Button, Details, DetailsSkeleton, Identifier, Loading, Panel, TrashIcon } from "@gatehouse/design";
import { memo, type ReactNode, useMemo, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { useFound } from "../../../data/use-found";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { DeleteTagDialog } from "../projects.dialogs";
import { tagsMessages } from "../tags.messages";
import { TagCommitCard } from "./tag-commit-card";
import { useTag } from "./use-tag";

export interface TagPanelProps {
  readonly projectGuid: string;
  readonly tagGuid: string;
  /** Called with the tag once it is loaded, so that a page can show its name. */
  readonly onTag?: (tag: Tag) => void;
}

/** A tag with its commit. Redirects to the project's tags if the tag doesn't exist. */
export const TagPanel = memo(function TagPanel(props: TagPanelProps): ReactNode {
  return (
    <PortalPanel name="TagPanel" about={{ projectGuid: props.projectGuid, tagGuid: props.tagGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, tagGuid, onTag }: TagPanelProps): ReactNode {
  const texts = useMessages(tagsMessages);
  const goOn = useGoOn();
  const tag = useTag(projectGuid, tagGuid);
  const list = useMemo(() => screenTarget("tags", { projectGuid }), [projectGuid]);
  const [isDeleting, setDeleting] = useState(false);
  const found = tag.data;
  // After a 404, the tag is looked for in the list, which has no data about a deleted tag.
  const [shown, setShown] = useState(found);
  if (found !== undefined && found !== shown) setShown(found);
  const known = found ?? (shown?.guid === tagGuid ? shown : undefined);
  useFound(
    { data: known, error: tag.error },
    {
      at: screenTarget("tag", { projectGuid, tagGuid }),
      parent: list,
      onFound: onTag,
      gone: known && texts.tagGone(known.name),
    },
  );
  return (
    <>
      <Panel
        title={texts.tagDetails}
        isFlush
        actions={
          found && (
            <Button variant="danger" icon={<TrashIcon />} onPress={() => setDeleting(true)}>
              {texts.deleteTag}
            </Button>
          )
        }
      >
        <Remote
          of={tag}
          failure={texts.failedTag}
          skeleton={
            <Loading>
              <DetailsSkeleton terms={[texts.tagName, texts.tagMessage, texts.columnTagCreated]} />
            </Loading>
          }
        >
          {(value) => <TagFacts tag={value} />}
        </Remote>
      </Panel>
      {(found !== undefined || tag.error === null) && (
        <TagCommitCard projectGuid={projectGuid} commit={found && (found.project_version ?? null)} />
      )}
      {isDeleting && found !== undefined && (
        <DeleteTagDialog
          projectGuid={projectGuid}
          tag={found}
          onDeleted={() => goOn(list)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

function TagFacts({ tag }: { readonly tag: Tag }): ReactNode {
  const texts = useMessages(tagsMessages);
  const format = useFormat();
  return (
    <Details
      items={[
        { term: texts.tagName, value: <Identifier isCopyable>{tag.name}</Identifier> },
        {
          term: texts.tagMessage,
          value: tag.message == null || tag.message.trim() === "" ? texts.noMessage : tag.message,
        },
        { term: texts.columnTagCreated, value: format.showTime(tag.created_on) },
      ]}
    />
  );
}
