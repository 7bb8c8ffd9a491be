import { type Build, type BuildKind, isBuildRunning } from "@gatehouse/contract/builds";
import { Button, DetailsSkeleton, lazyModule, Loading, Panel, StopIcon, TrashIcon } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { screenTarget } from "../../../navigation/screens";
import { useGoOn } from "../../../navigation/use-go-on";
import { useMessages } from "../../../portal/messages";
import { buildLabel } from "../build-label";
import { DeleteBuildDialog } from "../builds.dialogs";
import { buildsMessages } from "../builds.messages";
import { BuildFacts } from "./build-facts";
import type { BuildName, FoundBuild } from "./use-build";
import { useStopping } from "./use-stopping";

const buildNotice = lazyModule(() => import("../build-notice/build-notice").then((module) => module.BuildNotice));

export interface BuildDetailsCardProps extends FoundBuild {
  readonly kind: BuildKind;
  readonly name: BuildName;
}

/** The state and facts of a build or simulation, with buttons to stop or delete it. */
export function BuildDetailsCard({ kind, name, query, commit }: BuildDetailsCardProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const { data } = query;
  const known = commit ?? data?.project_version ?? undefined;
  const label = data && buildLabel(data, known);
  const terms = [
    texts.detailStatus,
    texts.detailStarted,
    texts.detailDuration,
    texts.detailProject,
    texts.detailCommit,
    texts.detailOutput,
  ];
  return (
    <Panel
      title={label === undefined ? texts[kind] : texts.numbered[kind](label)}
      isFlush
      actions={
        data &&
        label !== undefined && (
          // Takes the focus of buttons that go away.
          <div className="gh-panel-actions" tabIndex={-1}>
            <BuildActions key={Object.values(name).join("/")} kind={kind} name={name} build={data} label={label} />
          </div>
        )
      }
    >
      <Remote
        of={query}
        failure={texts.failedOne[kind]}
        skeleton={
          <Loading>
            <Place>
              <DetailsSkeleton terms={terms} />
            </Place>
          </Loading>
        }
      >
        {(build) => <BuildFacts kind={kind} name={name} build={build} commit={known} />}
      </Remote>
    </Panel>
  );
}

/* The commit's message has a line of its own, and an ended build has a button for its output. */
const Place = styled.div`
  padding-block-end: 2.15em;
`;

interface BuildActionsProps extends Pick<BuildDetailsCardProps, "kind" | "name"> {
  readonly build: Build;
  readonly label: string;
}

/** Shows Stop while the build runs and Delete after it ends. Deleting a build leads back to its commit. */
function BuildActions({ kind, name, build, label }: BuildActionsProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const goOn = useGoOn();
  const [isDeleting, setDeleting] = useState(false);
  const isRunning = isBuildRunning(build);
  // Announce the end only if the build was running while this page was open.
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  const { data: BuildNotice } = useFetchedModule(buildNotice, hasRun);
  const title = texts.numbered[kind](label);
  const { isStopping, isWatched, stop, watcher } = useStopping({ kind, name, build, title });
  const notice = hasRun && BuildNotice && (
    <BuildNotice key="notice" kind={kind} name={name} title={title} build={build} isStopping={isWatched} />
  );
  if (isRunning)
    return (
      <>
        {notice}
        {watcher}
        <Button key="stop" size="sm" icon={<StopIcon />} isPending={isStopping} onPress={stop}>
          {isStopping ? texts.stopping : texts.stop[kind]}
        </Button>
      </>
    );
  return (
    <>
      {notice}
      {watcher}
      <Button key="delete" size="sm" variant="danger" icon={<TrashIcon />} onPress={() => setDeleting(true)}>
        {texts.delete}
      </Button>
      {isDeleting && (
        <DeleteBuildDialog
          kind={kind}
          name={name}
          label={label}
          onDeleted={() => goOn(screenTarget("commit", { projectGuid: name.projectGuid, commitSha: name.commitSha }))}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
