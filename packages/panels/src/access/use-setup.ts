import { useEffect, useMemo } from "react";
import type { PortalEvent } from "../portal/events";
import { described, type SettingNames } from "../portal/setup/find-problems";
import type { HostCalls } from "../portal/setup/host-calls";
import { useKept } from "../portal/setup/use-kept";
import { checkSetup, type Setup } from "./check-setup";

/** The checked props of a provider. Each prop keeps its identity while its data is the same. */
export function useSetup(props: object, names: SettingNames): Setup {
  const given = props as Readonly<Record<string, unknown>>;
  const { access, locale, onEvent, onNotify } = given;
  const product = useKept(given["product"]);
  const api = useKept(given["api"]);
  const navigation = useKept(given["navigation"]);
  const groups = useKept(given["groups"]);
  const appearance = useKept(given["appearance"]);
  const messages = useKept(given["messages"]);
  return useMemo(
    () =>
      checkSetup({ product, api, navigation, access, groups, appearance, locale, messages, onEvent, onNotify }, names),
    [product, api, navigation, access, groups, appearance, locale, messages, onEvent, onNotify, names],
  );
}

/** Reports an invalid locale once. English replaces it. */
export function useUnreadLocale(unread: unknown, emit: (event: PortalEvent) => void, host: HostCalls): void {
  useEffect(() => {
    const text = `locale is ${described(unread)}. Pass a BCP 47 tag, such as "en-US". The panels use English.`;
    if (unread !== undefined && host.warnOnce(text))
      emit({
        type: "locale.failed",
        locale: typeof unread === "string" ? unread : described(unread),
        error: new Error(text),
      });
  }, [unread, emit, host]);
}
