import { type Build, type BuildKind, isBuildRunning } from "@gatehouse/contract/builds";
import { ExternalIcon, MenuButton, type MenuItem, StopIcon, TrashIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useNow } from "../../../data/use-now";
import { useMessages } from "../../../portal/messages";
import type { BuildName } from "../build-detail/use-build";
import { useStopping } from "../build-detail/use-stopping";
import { isLogKept } from "../build-log/is-log-kept";
import { useRawLogHref } from "../build-log/raw-log-link";
import { buildsMessages } from "../builds.messages";
import { buildListsMessages } from "./build-lists.messages";

export interface BuildRowMenuProps {
  readonly kind: BuildKind;
  readonly name: BuildName;
  readonly build: Build;
  readonly label: string;
  readonly onDelete: () => void;
}

/** The menu of a build in a list. It offers the same actions as the build's own page. */
export function BuildRowMenu({ kind, name, build, label, onDelete }: BuildRowMenuProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const { rowActions } = useMessages(buildListsMessages);
  const title = texts.numbered[kind](label);
  const { isStopping, stop, watcher } = useStopping({ kind, name, build, title });
  const rawLogHref = useRawLogHref({ kind, ...name });
  const hasLog = isLogKept(build, useNow());
  const act: MenuItem = isBuildRunning(build)
    ? {
        id: "stop",
        label: texts.stop[kind],
        icon: <StopIcon />,
        isDisabled: isStopping,
        onAction: stop,
      }
    : { id: "delete", label: texts.remove[kind], icon: <TrashIcon />, isDanger: true, onAction: onDelete };
  const rawLog: MenuItem = {
    id: "raw-log",
    label: texts.rawLog,
    icon: <ExternalIcon />,
    href: rawLogHref,
    target: "_blank",
  };
  return (
    <>
      <MenuButton iconOnly size="sm" variant="quiet" label={rowActions(title)} items={hasLog ? [rawLog, act] : [act]} />
      {watcher}
    </>
  );
}
