import type { ReactNode } from "react";
import { licensesMessages, LicensesPanel, LicenseStatusPanel } from "../areas/licenses";
import { TeamsPanel } from "../areas/teams";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/licenses`: the status banner, the licenses card and the teams card. */
export const LicensesPage = /* @__PURE__ */ guarded("LicensesPage", function LicensesPage(): ReactNode {
  const texts = useMessages(licensesMessages);
  return (
    <Page title={texts.title} tour="licenses">
      <LicenseStatusPanel />
      <LicensesPanel />
      <TeamsPanel />
    </Page>
  );
});
