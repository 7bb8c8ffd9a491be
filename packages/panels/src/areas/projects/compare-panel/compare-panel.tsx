import { CopyButton, PageGrid, PageGridItem, Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { joinQueries } from "../../../data/join-queries";
import { Remote } from "../../../data/remote";
import { useScreenLinks } from "../../../navigation/screen-link";
import { screenTarget } from "../../../navigation/screens";
import { useMessages } from "../../../portal/messages";
import { buildFiguresMessages, readComparedName } from "../../builds";
import { compareMessages } from "./compare.messages";
import { ComparedCsvButton } from "./compared-csv-button";
import { ComparedSides } from "./compared-sides";
import { ComparedTable } from "./compared-table";
import { ResourcesCard } from "./resources-card";
import { type ComparedGroup, useComparedRows } from "./use-compared-rows";
import { type ComparedSide, useComparedSide } from "./use-compared-side";

export interface ComparePanelProps {
  readonly projectGuid: string;
  /** A commit's full sha1, for its last build. `SHA.2` names the commit's second build. */
  readonly before: string;
  /** Same format as `before`. */
  readonly after: string;
}

/** Compares the resources, timing and steps of two commits or builds of a project, side by side. */
export const ComparePanel = memo(function ComparePanel(props: ComparePanelProps): ReactNode {
  const { projectGuid, before, after } = props;
  return (
    <PortalPanel name="ComparePanel" about={{ projectGuid, before, after }}>
      <Content {...props} />
    </PortalPanel>
  );
});

function Content({ projectGuid, before: beforeName, after: afterName }: ComparePanelProps): ReactNode {
  const texts = useMessages(compareMessages);
  const figures = useMessages(buildFiguresMessages);
  const links = useScreenLinks();
  const at = screenTarget("compare", { projectGuid, before: beforeName, after: afterName });
  const before = useComparedSide(projectGuid, beforeName, at);
  const after = useComparedSide(projectGuid, afterName, at);
  const sides = joinQueries({ before: before.whole, after: after.whole });
  // If a commit can't be read, its card shows the error, and the figures are left out.
  const hasCommits = before.commit.error === null && after.commit.error === null;
  const { href } = links("compare", { projectGuid, before: beforeName, after: afterName });
  const headers = [texts.columnResource, texts.before, texts.after, texts.columnDifference];
  return (
    <PageGrid>
      <PageGridItem>
        <ComparedSides
          projectGuid={projectGuid}
          areBuilds={[beforeName, afterName].some((name) => readComparedName(name).buildNumber !== undefined)}
          before={before}
          after={after}
          swapLink={links("compare", { projectGuid, before: afterName, after: beforeName })}
          actions={
            <>
              <CopyButton value={absolute(href)} label={texts.copyLink} />
              {sides.error === null && <ComparedCsvButton sides={sides.data} />}
            </>
          }
        />
      </PageGridItem>
      {sides.data === undefined && hasCommits && (
        <PageGridItem>
          <Panel title={texts.resources} isFlush>
            <Remote
              of={sides}
              failure={figures.failedStats}
              skeleton={<TableSkeleton headers={headers} rows={6} density="compact" />}
            >
              {() => null}
            </Remote>
          </Panel>
        </PageGridItem>
      )}
      {sides.data !== undefined && <Figures {...sides.data} />}
    </PageGrid>
  );
}

// People send this link to others, so it includes the host of this page.
const absolute = (href: string) => (typeof document === "undefined" ? href : new URL(href, document.baseURI).href);

interface FiguresProps {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
}

function Figures({ before, after }: FiguresProps): ReactNode {
  const texts = useMessages(compareMessages);
  const figures = useMessages(buildFiguresMessages);
  const { resources, timing, steps } = useComparedRows(before, after);
  return (
    <>
      <PageGridItem>
        <ResourcesCard {...resources} />
      </PageGridItem>
      <PageGridItem span="half-table">
        <Card title={figures.timing} nameHeader={texts.columnCheck} nothing={texts.noTiming} {...timing} />
      </PageGridItem>
      <PageGridItem span="half-table">
        <Card title={figures.steps} nameHeader={texts.columnStep} nothing={texts.noSteps} {...steps} />
      </PageGridItem>
    </>
  );
}

interface CardProps extends ComparedGroup {
  readonly title: string;
  readonly nameHeader: string;
  readonly nothing: string;
}

function Card({ title, nothing, ...table }: CardProps): ReactNode {
  return (
    <Panel title={title} isFlush>
      {table.rows.length === 0 ? (
        <StateMessage kind="empty" title={nothing} />
      ) : (
        <ComparedTable label={title} {...table} />
      )}
    </Panel>
  );
}
