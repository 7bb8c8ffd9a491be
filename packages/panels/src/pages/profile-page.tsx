import type { ReactNode } from "react";
import { profileMessages, ProfilePanel } from "../areas/profile";
import { useMessages } from "../provider/messages";
import { Page } from "./page";

/** `/profile`: the viewer's own profile. */
export function ProfilePage(): ReactNode {
  const texts = useMessages(profileMessages);
  return (
    <Page title={texts.title}>
      <ProfilePanel />
    </Page>
  );
}
