import { type LicenseEvent, type LicenseEventType, relocationDays } from "@gatehouse/contract/licenses";
import {
  BuildIcon,
  DangerIcon,
  DematerializedIcon,
  DongleIcon,
  type IconComponent,
  InfoIcon,
  LegacyIcon,
  LicenseIcon,
  RelocatedIcon,
  RenewIcon,
  Timeline,
  UserIcon,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { licenseTimelineMessages, type LicenseTimelineTexts } from "./license-timeline.messages";

export interface LicenseTimelineProps {
  /** Newest first. */
  readonly events: readonly LicenseEvent[];
}

/** The history of a license, newest first. */
export function LicenseTimeline({ events }: LicenseTimelineProps): ReactNode {
  const texts = useMessages(licenseTimelineMessages);
  const format = useFormat();
  return (
    <Timeline
      events={events.map((event, at) => {
        const Icon = icons[event.type];
        const days = durationDays(event);
        return {
          id: `${event.created_at} ${event.type} ${at}`,
          dateTime: event.created_at,
          // Show the expiration day exactly as the license shows it.
          date: event.type === "expiration" ? format.showDate(event.created_at) : format.showDay(event.created_at),
          icon: <Icon />,
          title: texts.events[event.type],
          text: eventDetail(event, texts),
          span: days === undefined ? undefined : texts.eventDays(days),
        };
      })}
    />
  );
}

const icons: Readonly<Record<LicenseEventType, IconComponent>> = {
  activation: LicenseIcon,
  bug_fix: BuildIcon,
  dematerialization: DematerializedIcon,
  leg_activation: LegacyIcon,
  leg_renew: LegacyIcon,
  leg_revirgin: LegacyIcon,
  license_transfers_on_digital_licenses: RelocatedIcon,
  license_transfers_on_dongle: DongleIcon,
  renew: RenewIcon,
  promo_renew: RenewIcon,
  expiration: DangerIcon,
  ownership_change: UserIcon,
  unknown: InfoIcon,
};

const daysPerUnit = new Map([
  ["hour", 1 / 24],
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["year", 365],
]);

/** The event's duration in days. A relocation to a dongle counts as at least one day. */
function durationDays(event: LicenseEvent): number | undefined {
  if (event.duration === null) return undefined;
  const unit = (event.duration_measurement_unit ?? "day").toLowerCase().replace(/s$/, "");
  const days = event.duration * (daysPerUnit.get(unit) ?? 1);
  return event.type === "license_transfers_on_dongle" ? relocationDays(days) : Math.round(days);
}

function eventDetail(event: LicenseEvent, texts: LicenseTimelineTexts): string | undefined {
  const parts = [transfer(event.from_user_email ?? "", event.to_user_email ?? "", texts)];
  if (event.online_compile != null) parts.push(event.online_compile ? texts.eventRemoteOn : texts.eventRemoteOff);
  return parts.filter((part) => part !== undefined).join(", ") || undefined;
}

function transfer(from: string, to: string, texts: LicenseTimelineTexts): string | undefined {
  if (from !== "" && to !== "") return texts.eventTransfer(from, to);
  if (from !== "") return texts.eventFrom(from);
  return to === "" ? undefined : texts.eventTo(to);
}
