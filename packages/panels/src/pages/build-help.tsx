import { type BuildKind, buildState, isBuildStopped } from "@gatehouse/contract/builds";
import type { ReactNode } from "react";
import { buildLabel, buildsMessages, startedOn } from "../areas/builds";
import { GetHelp } from "../areas/support";
import { useFormat } from "../portal/format";
import { useMessages } from "../portal/messages";
import type { BuildPageProps, KnownBuild } from "./use-build-page";

export interface BuildHelpProps {
  readonly kind: BuildKind;
  readonly name: BuildPageProps;
  readonly known: KnownBuild;
}

/** Opens a ticket about a build or simulation that failed. */
export function BuildHelp({ kind, name, known: { build, commit } }: BuildHelpProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const format = useFormat();
  if (buildState(build) !== "failed" || isBuildStopped(build)) return null;
  const known = build.project_version ?? commit;
  const title = texts.numbered[kind](buildLabel(build, known));
  return (
    <GetHelp
      about={known === undefined ? title : `${title}, ${known.project.name}`}
      facts={[
        [texts.detailProject, known?.project.name],
        [texts.detailCommit, known && `${known.version_sha1} ${known.message ?? ""}`.trim()],
        [texts.detailStarted, format.dateTime(startedOn(build))],
        [texts.detailStatus, build.result],
      ]}
      log={{ kind, ...name }}
    />
  );
}
