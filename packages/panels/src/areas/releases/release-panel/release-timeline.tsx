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
  Timeline,
  UndoIcon,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { releaseMessages } from "../release.messages";

/** The history of a release, in the order of `events`. */
export function ReleaseTimeline({ events }: { readonly events: readonly ReleaseEvent[] }): ReactNode {
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
