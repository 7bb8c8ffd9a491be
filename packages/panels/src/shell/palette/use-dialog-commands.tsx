import { licenses } from "@gatehouse/contract/licenses";
import { teams } from "@gatehouse/contract/teams";
import { CartIcon, CouponIcon, InfoIcon, RenewIcon, TeamIcon, TrialIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import type { ReactNode } from "react";
import { useCapabilities } from "../../access/session/use-capabilities";
import { AddLicenseDialog, RenewLicensesDialog } from "../../areas/cart";
import { cartMessages } from "../../areas/cart/cart.messages";
import { dueLicenses, licensesMessages, RedeemCouponDialog, RequestTrialDialog } from "../../areas/licenses";
import { CreateTeamDialog, DomainDialog, teamsMessages } from "../../areas/teams";
import { useEndpoint } from "../../data/use-endpoint";
import { useNow } from "../../data/use-now";
import { lazyDialog } from "../../portal/lazy-dialog";
import { useMessages } from "../../portal/messages";
import { shortcutsMessages } from "../shortcuts/shortcuts.messages";
import { paletteMessages } from "./palette.messages";

const ShortcutsDialog = lazyDialog("ShortcutsDialog", () =>
  import("../shortcuts/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** Renders a dialog, which calls back when it closes. */
export type DrawDialog = (onClose: () => void) => ReactNode;

/**
 * Dialogs that open from any page: the keyboard shortcuts, and for customers buy, renew, redeem, trial and create team.
 * Offers only actions known to be allowed, except "Create team", whose dialog explains why it isn't.
 */
export function useDialogCommands(open: (dialog: DrawDialog) => void): readonly Command[] {
  const cart = useMessages(cartMessages);
  const license = useMessages(licensesMessages);
  const team = useMessages(teamsMessages);
  const shortcuts = useMessages(shortcutsMessages);
  const keywords: Readonly<Record<string, string>> = useMessages(paletteMessages).keywords;
  const nowMs = useNow();
  const isEnabled = !useCapabilities().has("management.only");
  const rows = useEndpoint(licenses.grouped, {}, { isEnabled }).data?.results ?? [];
  const trial = useEndpoint(licenses.trialGrantable, {}, { isEnabled }).data;
  const allowed = useEndpoint(teams.canCreate, {}, { isEnabled }).data;
  const dialog = (id: string, label: string, icon: ReactNode, draw: DrawDialog): Command => ({
    id,
    label,
    keywords: keywords[id],
    icon,
    onAction: () => open(draw),
  });
  const keys = dialog("shortcuts", shortcuts.title, <InfoIcon />, (onClose) => <ShortcutsDialog onClose={onClose} />);
  if (!isEnabled) return [keys];
  const due = dueLicenses(rows, nowMs);
  const Team = allowed?.can_create_group === true ? CreateTeamDialog : DomainDialog;
  return [
    dialog("add-license", cart.addLicense, <CartIcon />, (onClose) => <AddLicenseDialog onClose={onClose} />),
    ...(due.length === 0
      ? []
      : [
          dialog("renew", license.renewSeveral, <RenewIcon />, (onClose) => (
            <RenewLicensesDialog licenses={due} onClose={onClose} />
          )),
        ]),
    dialog("redeem-coupon", license.redeemCoupon, <CouponIcon />, (onClose) => (
      <RedeemCouponDialog onClose={onClose} />
    )),
    ...(trial?.trial_grantable === true
      ? [
          dialog("request-trial", license.requestTrial, <TrialIcon />, (onClose) => (
            <RequestTrialDialog onClose={onClose} />
          )),
        ]
      : []),
    ...(allowed === undefined
      ? []
      : [dialog("create-team", team.create, <TeamIcon />, (onClose) => <Team onClose={onClose} />)]),
    keys,
  ];
}
