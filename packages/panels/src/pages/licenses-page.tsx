import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { type ReactNode, useState } from "react";
import { licensesMessages, LicensesPanel, LicenseStatusPanel, useLicenseHelp } from "../areas/licenses";
import { CreateTicketDialog, useSupportAccess } from "../areas/support";
import { TeamsPanel } from "../areas/teams";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/licenses`: the status banner, the licenses card and the teams card. */
export const LicensesPage = /* @__PURE__ */ guarded("LicensesPage", function LicensesPage(): ReactNode {
  const texts = useMessages(licensesMessages);
  const hasSupport = useSupportAccess();
  const helpWith = useLicenseHelp();
  const [asking, setAsking] = useState<LicenseGroupRow>();
  return (
    <Page title={texts.title} tour="licenses">
      <LicenseStatusPanel />
      <LicensesPanel onGetHelp={hasSupport ? setAsking : undefined} />
      <TeamsPanel />
      {asking && (
        <CreateTicketDialog help={helpWith(asking, asking.serial_numbers)} onClose={() => setAsking(undefined)} />
      )}
    </Page>
  );
});
