import type { ReactNode } from "react";
import { sessionsMessages, SessionsPanel } from "../areas/sessions";
import { useMessages } from "../provider/messages";
import { Page } from "./page";

/** `/sessions`: where the account is signed in. */
export function SessionsPage(): ReactNode {
  const texts = useMessages(sessionsMessages);
  return (
    <Page title={texts.title}>
      <SessionsPanel />
    </Page>
  );
}
