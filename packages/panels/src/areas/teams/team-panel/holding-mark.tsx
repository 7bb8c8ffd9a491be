import { ClockIcon, LockIcon, Status } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../../portal/messages";
import { teamMessages } from "../team.messages";

export interface HoldingMarkProps {
  readonly holding: "static" | "dynamic" | "free";
  readonly isExpired?: boolean;
}

/** Shows whether a license is statically assigned by the manager, dynamically held while in use, or free. */
export function HoldingMark({ holding, isExpired = false }: HoldingMarkProps): ReactNode {
  const texts = useMessages(teamMessages);
  const isStaticOnly = isExpired && holding === "free";
  return (
    <span title={isExpired && holding !== "static" ? texts.holdingHints.expired : texts.holdingHints[holding]}>
      <Status tone={isStaticOnly ? "warning" : holding === "free" ? "neutral" : "success"} icon={icons[holding]}>
        {isStaticOnly ? texts.staticOnly : texts.holdings[holding]}
      </Status>
    </span>
  );
}

const icons = { static: <LockIcon />, dynamic: <ClockIcon />, free: undefined };
