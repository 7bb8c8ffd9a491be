import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { type MenuItem, RenewIcon, SupportIcon } from "@gatehouse/design";
import { useCallback } from "react";
import { useNow } from "../../../data/use-now";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { getHelpMessages } from "../../support";
import { activationHref } from "../activation-href";
import { whyNotRenewed } from "../license-badges";
import { licenseBannerMessages } from "../license-banner.messages";
import { licensesMessages } from "../licenses.messages";
import type { CompleteMenu } from "./license-columns";
import { isRenewable } from "./renewable-licenses";

export interface CompleteMenuOptions {
  /** Adds 'Renew' to the menus of renewable licenses. Omit it where their rows have a button for that. */
  readonly onRenew?: (row: LicenseGroupRow) => void;
  readonly onGetHelp?: ((row: LicenseGroupRow) => void) | undefined;
}

/**
 * Gives a row's menu the actions of the license's own page. A pending renewal is shown as a disabled entry with the
 * reason. Only the owner can renew and activate a license.
 */
export function useCompleteMenu({ onRenew, onGetHelp }: CompleteMenuOptions): CompleteMenu {
  const texts = useMessages(licensesMessages);
  const { detailOfflineLink, activateOffline } = useMessages(licenseBannerMessages);
  const { client } = usePortal();
  const { getHelp } = useMessages(getHelpMessages);
  const nowMs = useNow();
  return useCallback<CompleteMenu>(
    (row, opening) => {
      const { assigned_from_group = false } = row;
      const disabledReason = whyNotRenewed(row, texts);
      const hasRenewal = disabledReason !== undefined || (onRenew !== undefined && isRenewable(row, nowMs));
      const renewal: MenuItem = {
        id: "renew",
        label: texts.renew(row.count),
        icon: <RenewIcon />,
        disabledReason,
        onAction: () => onRenew?.(row),
      };
      return [
        ...(hasRenewal && !assigned_from_group ? [renewal] : []),
        ...opening,
        ...(isToActivate(row) && !assigned_from_group
          ? row.license_guids.map((guid, at) => ({
              id: `activate-${guid}`,
              label: row.count === 1 ? detailOfflineLink : activateOffline(row.serial_numbers[at] ?? guid),
              href: activationHref(client.origin, { guid, assigned_from_group }),
            }))
          : []),
        ...(onGetHelp ? [{ id: "help", label: getHelp, icon: <SupportIcon />, onAction: () => onGetHelp(row) }] : []),
      ];
    },
    [texts, detailOfflineLink, activateOffline, client.origin, getHelp, nowMs, onRenew, onGetHelp],
  );
}

/** Whether the row's licenses wait for their first activation, or for one on their dongle. */
function isToActivate({ activated, license_reallocated_dongle: dongle }: LicenseGroupRow): boolean {
  return !activated || dongle?.new_data_available === true;
}
