import { useEffect } from "react";
import { useMessages } from "../portal/messages";
import { newAccountMessages } from "../portal/new-account.messages";
import { usePortal } from "../portal/portal-context";
import { sharedNewAccount } from "../portal/session";
import { useShared } from "../portal/use-shared";

/** Notifies the user that another account is signed in. */
export function NewAccount(): null {
  const { store, notify } = usePortal();
  const messages = useMessages(newAccountMessages);
  const email = useShared(sharedNewAccount);
  useEffect(() => {
    if (email === null) return;
    store.set(sharedNewAccount, null);
    notify({ tone: "info", text: messages.anotherAccount(email) });
  }, [email, store, notify, messages]);
  return null;
}
