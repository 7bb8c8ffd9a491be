import { useEffect, useMemo } from "react";
import type { PortalEvent } from "../portal/events";
import type { SettingNames } from "../portal/setup/find-problems";
import type { HostCalls } from "../portal/setup/host-calls";
import { checkSetup, type Setup } from "./check-setup";

/** The checked props of a provider. The result keeps its identity while the props keep theirs. */
export function useSetup(props: object, names: SettingNames): Setup {
  const { product, api, navigation, access, groups, appearance, locale, messages, onEvent, onNotify } =
    props as Readonly<Record<string, unknown>>;
  return useMemo(
    () =>
      checkSetup({ product, api, navigation, access, groups, appearance, locale, messages, onEvent, onNotify }, names),
    [product, api, navigation, access, groups, appearance, locale, messages, onEvent, onNotify, names],
  );
}

/** Reports once that English replaces a locale that cannot be read. */
export function useUnreadLocale(unread: string | undefined, emit: (event: PortalEvent) => void, host: HostCalls): void {
  useEffect(() => {
    const text = `locale is ${unread}. Pass a BCP 47 tag, such as "en-US". The panels use English.`;
    if (unread !== undefined && host.warnOnce(text))
      emit({ type: "locale.failed", locale: unread, error: new Error(text) });
  }, [unread, emit, host]);
}
