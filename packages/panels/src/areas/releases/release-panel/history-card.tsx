import type { ReleaseEvent } from "@gatehouse/contract/releases";
import {
  CheckIcon,
  ClockIcon,
  DangerIcon,
  EditIcon,
  FileIcon,
  type IconComponent,
  InfoIcon,
  MoonIcon,
  Panel,
  SkeletonLines,
  Timeline,
  UndoIcon,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";
import type { FoundRelease } from "./use-release";

/** The history of a release, the newest first. */
export function HistoryCard({ events }: Pick<FoundRelease, "events">): ReactNode {
  const texts = useMessages(releaseMessages);
  return (
    <Panel title={texts.history}>
      <Remote
        of={events}
        failure={texts.failedHistory}
        failed={FailureLine}
        skeleton={<SkeletonLines widths={["80%", "60%", "80%"]} />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <p className="gh-muted">{texts.noHistory}</p>,
        }}
      >
        {({ results }) => <ReleaseTimeline events={newestFirst(results, ({ created_at: time }) => time)} />}
      </Remote>
    </Panel>
  );
}

function ReleaseTimeline({ events }: { readonly events: readonly ReleaseEvent[] }): ReactNode {
  const texts = useMessages(releaseMessages);
  const format = useFormat();
  return (
    <Timeline
      events={events.map(({ id, act, created_at: at, created_by: author, to_state: state, reason, successor }) => {
        const Icon = (Object.hasOwn(icons, act) ? icons[act] : undefined) ?? InfoIcon;
        const known = Object.hasOwn(texts.acts, act) ? texts.acts[act] : undefined;
        return {
          id: String(id),
          dateTime: at,
          date: format.showTime(at),
          icon: <Icon />,
          title: act === "approve" && state !== "stable" ? texts.firstApproval : (known ?? texts.otherAct),
          text: [
            [author?.email ?? texts.byCommandLine, reason?.trim()].filter(Boolean).join(": "),
            successor && texts.replacedBy(successor),
          ]
            .filter(Boolean)
            .join(" "),
        };
      })}
    />
  );
}

const icons: Readonly<Record<string, IconComponent>> = {
  publish: FileIcon,
  publishNightly: MoonIcon,
  unpublishNightly: UndoIcon,
  askForApproval: ClockIcon,
  approve: CheckIcon,
  reject: DangerIcon,
  unpublishStable: UndoIcon,
  editChangelog: EditIcon,
};
