import {
  type Build,
  type BuildCommit,
  type BuildKind,
  buildState,
  isBuildRunning,
  isBuildStopped,
} from "@gatehouse/contract/builds";
import { shortSha } from "@gatehouse/contract/projects";
import { Button, Details, DownloadIcon, Identifier } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFileAddress } from "../../../content/use-file-address";
import { fileLink } from "../../../navigation/file-link";
import { Anchor, useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { BuildStateLabel } from "../build-state-label";
import { buildsMessages, type BuildsTexts } from "../builds.messages";
import { durationText } from "../duration-text";
import { startedOn } from "../started-on";
import { Elapsed } from "./elapsed";
import type { BuildName } from "./use-build";

export interface BuildFactsProps {
  readonly kind: BuildKind;
  readonly name: BuildName;
  readonly build: Build;
  readonly commit: BuildCommit | undefined;
}

/** The facts of a build or simulation. */
export function BuildFacts({ kind, name, build, commit }: BuildFactsProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const { projectGuid, commitSha } = name;
  const isRunning = isBuildRunning(build);
  const note = resultNote(build, texts);
  return (
    <Details
      items={[
        {
          term: texts.detailStatus,
          value: (
            <>
              <BuildStateLabel build={build} />
              {note !== undefined && <span className="gh-muted gh-small">{note}</span>}
            </>
          ),
        },
        { term: build.queued ? texts.queuedOn : texts.detailStarted, value: format.showTime(startedOn(build)) },
        isRunning
          ? {
              term: build.queued ? texts.waiting : texts.detailElapsed,
              value: <Elapsed since={startedOn(build)} />,
            }
          : {
              term: texts.detailDuration,
              value: build.duration === null ? null : durationText(build.duration, texts, format),
            },
        {
          term: texts.detailProject,
          value: commit && <Anchor link={links("project", { projectGuid })}>{commit.project.name}</Anchor>,
        },
        {
          term: texts.detailCommit,
          value: (
            <>
              <Identifier {...links("commit", { projectGuid, commitSha })} copyValue={commitSha}>
                {shortSha(commitSha)}
              </Identifier>
              {commit?.message}
            </>
          ),
        },
        { term: texts.detailOutput, value: <OutputFile kind={kind} build={build} /> },
      ]}
    />
  );
}

function OutputFile({ kind, build }: Pick<BuildFactsProps, "kind" | "build">): ReactNode {
  const texts = useMessages(buildsMessages);
  const href = useFileAddress()(build.output_file);
  if (href === undefined)
    return <span className="gh-muted">{isBuildRunning(build) ? texts.outputLater[kind] : texts.noOutput}</span>;
  return (
    <Button size="sm" icon={<DownloadIcon />} {...fileLink(href)}>
      {texts.download}
    </Button>
  );
}

/** Describes the failure, if the result says more than that the build failed. */
function resultNote(build: Build, texts: BuildsTexts): string | undefined {
  const { result } = build;
  if (buildState(build) !== "failed" || !result) return undefined;
  if (isBuildStopped(build)) return texts.wasStopped;
  return /^(?:failed|failure)$/i.test(result) ? undefined : texts.resultIs(result);
}
