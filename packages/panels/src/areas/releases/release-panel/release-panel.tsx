import type { Release } from "@gatehouse/contract/releases";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { ApprovalCard } from "./approval-card";
import { ChangelogCard } from "./changelog-card";
import { HistoryCard } from "./history-card";
import { ReleaseActDialog } from "./release-act-dialog";
import { ReleaseFactsCard } from "./release-facts-card";
import { ReleaseLayout } from "./release-layout";
import { SharedLinksCard } from "./shared-links-card";
import { useRelease } from "./use-release";
import { useReleaseActs } from "./use-release-acts";

export interface ReleasePanelProps {
  /** The release's tag name. */
  readonly versionTag: string;
  /** Called with the release once it is loaded, so that a page can show its name. */
  readonly onRelease?: (release: Release) => void;
}

/** A release with its approval, changelog, file, links and history. Redirects to the list if it doesn't exist. */
export const ReleasePanel = memo(function ReleasePanel(props: ReleasePanelProps): ReactNode {
  return (
    <PortalPanel name="ReleasePanel" about={{ versionTag: props.versionTag }}>
      <Content key={props.versionTag} {...props} />
    </PortalPanel>
  );
});

function Content({ versionTag, onRelease }: ReleasePanelProps): ReactNode {
  const { release, events, hasHistory } = useRelease(versionTag, onRelease);
  const found = release.data;
  const acts = useReleaseActs(found);
  const [main, buttonGoes] = useKeptFocus(acts.open);
  const closing = {
    ...acts,
    close: () => {
      buttonGoes();
      acts.close();
    },
  };
  const [isEditing, setEditing] = useState(false);
  const askedBy = events.data?.results.find(({ act }) => act === "askForApproval");
  // If the release can't be read, the approval card's message is enough.
  const hasMore = found || !release.error;
  return (
    <>
      <ReleaseLayout
        focusRef={main}
        label={versionTag}
        isLoading={!found}
        main={
          <>
            <ApprovalCard query={release} acts={acts} request={askedBy} />
            {hasMore && (
              <ChangelogCard
                release={found}
                canEdit={acts.can("editChangelog")}
                isEditing={isEditing}
                onEditing={setEditing}
                onCompare={() => acts.ask("compare")}
              />
            )}
          </>
        }
        side={
          hasMore && (
            <>
              <ReleaseFactsCard release={found} acts={acts} onExpired={release.refetch} />
              <SharedLinksCard versionTag={versionTag} />
              {hasHistory && <HistoryCard events={events} />}
            </>
          )
        }
      />
      {found && <ReleaseActDialog release={found} acts={closing} onEditChangelog={() => setEditing(true)} />}
    </>
  );
}
