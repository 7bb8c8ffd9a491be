import type { ReactNode } from "react";
import { LicensesPanel, licensesMessages, LicenseStatusPanel } from "../areas/licenses";
import { TeamsPanel } from "../areas/teams";
import { useMessages } from "../provider/messages";
import { Page } from "./page";

/** `/licenses`: the status banner and the licences card. */
export function LicensesPage(): ReactNode {
  const texts = useMessages(licensesMessages);
  return (
    <Page title={texts.title} tour="licenses">
      <LicenseStatusPanel />
      <LicensesPanel />
      <TeamsPanel />
    </Page>
  );
}
