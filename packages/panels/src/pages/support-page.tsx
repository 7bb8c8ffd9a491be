import type { ReactNode } from "react";
import { supportMessages, SupportPanel, useSupportAccess, WorkInProgressDialog } from "../areas/support";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

const stay = () => undefined;

/** `/support`: the account's tickets. Accounts without support-plus get a dialog that leads back to the dashboard. */
export const SupportPage = /* @__PURE__ */ guarded("SupportPage", function SupportPage(): ReactNode {
  const texts = useMessages(supportMessages);
  const hasAccess = useSupportAccess();
  return (
    <Page title={texts.title}>
      <SupportPanel />
      {!hasAccess && <WorkInProgressDialog onClose={stay} />}
    </Page>
  );
});
