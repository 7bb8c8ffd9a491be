import { type ReactNode, useSyncExternalStore } from "react";
import { confirmProfileMessages, ConfirmProfilePanel } from "../areas/viewer";
import { useNavigation } from "../navigation/navigation-context";
import { useMessages } from "../portal/messages";
import { neverChanges } from "../portal/never-changes";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/confirm-profile?next={path and query}`: the only page for users whose profile is not confirmed. */
export const ConfirmProfilePage = /* @__PURE__ */ guarded(
  "ConfirmProfilePage",
  function ConfirmProfilePage(): ReactNode {
    const texts = useMessages(confirmProfileMessages);
    const navigation = useNavigation();
    // There is no address bar during server rendering.
    const here = useSyncExternalStore(
      neverChanges,
      () => navigation.here(),
      () => "",
    );
    const query = here.replace(/^[^?]*/, "");
    return (
      <Page title={texts.title}>
        <ConfirmProfilePanel next={new URLSearchParams(query).get("next") ?? undefined} />
      </Page>
    );
  },
);
