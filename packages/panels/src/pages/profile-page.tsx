import type { ReactNode } from "react";
import { profileMessages, ProfilePanel } from "../areas/profile";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/profile`: the viewer's own profile. */
export const ProfilePage = /* @__PURE__ */ guarded("ProfilePage", function ProfilePage(): ReactNode {
  const texts = useMessages(profileMessages);
  return (
    <Page title={texts.title}>
      <ProfilePanel />
    </Page>
  );
});
