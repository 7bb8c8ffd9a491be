import type { ReactNode } from "react";
import { sessionsMessages, SessionsPanel } from "../areas/sessions";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/sessions`: the places where the account is signed in. */
export const SessionsPage = /* @__PURE__ */ guarded("SessionsPage", function SessionsPage(): ReactNode {
  const texts = useMessages(sessionsMessages);
  return (
    <Page title={texts.title}>
      <SessionsPanel />
    </Page>
  );
});
