import { type ClientOptions, createClient, type Product } from "@gatehouse/contract";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import { createDialogStack, createToastQueue } from "@gatehouse/design";
import { createStore } from "jotai";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createQueryClient, forgetAnswers } from "../data/query-client";
import type { Navigation } from "../navigation/navigation";
import type { Access } from "./access";
import { createAccessGate } from "./access-gate";
import type { Appearance } from "./appearance";
import type { Notice, PortalEvent } from "./events";
import type { Catalog } from "./catalog";
import { mergeCatalogs, useLocaleCatalog } from "./locale-catalog";
import { type Portal, PortalContext } from "./portal-context";
import { createPortalSession, type PortalSession } from "./portal-session";
import { PortalToasts } from "./portal-toasts";

export interface PortalProviderProps {
  /** The compiler: id for paths, name for texts. Fixed for the provider's life, as `api` is. */
  readonly product: Product;
  /** Where the API is and how it is spoken to; by default the page's own origin. */
  readonly api?: Omit<ClientOptions, "product">;
  readonly navigation: Navigation;
  /** Without a session: go to the sign-in page (default), or ask in the panel's place. */
  readonly access?: Access;
  /** What each group may, by the SHA-256 of the group's name. Left out, nobody has more than a customer. */
  readonly groups?: GroupCapabilities;
  readonly appearance?: Appearance;
  /** BCP 47 tag. Texts are English (`en`) or Italian (`it`), which is fetched when it is wanted; dates and numbers follow any tag. */
  readonly locale?: string;
  /** Texts that replace ours, by area. */
  readonly messages?: Catalog;
  /** Business events, for the embedder's analytics. */
  readonly onEvent?: (event: PortalEvent) => void;
  /** Takes toasts over; left out, they are shown at the top right. */
  readonly onNotify?: (notice: Notice) => void;
  readonly children: ReactNode;
}

const noAppearance: Appearance = {};
const noGroups: GroupCapabilities = {};
const noCatalog: Catalog = {};

/**
 * What all panels of a page share: API, session, cache, look, language. It renders nothing of its own but the toasts,
 * so it may stand around a whole foreign page.
 */
export function PortalProvider(props: PortalProviderProps): ReactNode {
  const { navigation, access = "redirect", groups = noGroups, appearance = noAppearance, locale = "en", messages = noCatalog, onNotify } = props;
  const onEvent = useRef(props.onEvent);
  useEffect(() => {
    onEvent.current = props.onEvent;
  });
  const [core] = useState(() => createCore(props, (event) => onEvent.current?.(event)));
  useLifetime(core);
  const translated = useLocaleCatalog(locale, core.emit);
  const portal = useMemo<Portal>(
    () => ({
      ...core, navigation, access, groups, appearance, locale, catalog: mergeCatalogs(translated, messages), hasTexts: translated !== undefined,
      notify: onNotify ?? ((notice) => core.toasts.add(notice)),
    }),
    [core, navigation, access, groups, appearance, locale, translated, messages, onNotify],
  );
  return (
    <PortalContext.Provider value={portal}>
      {props.children}
      {onNotify === undefined && <PortalToasts queue={core.toasts} />}
    </PortalContext.Provider>
  );
}

/** Asks again when the page is looked at or the connection is back; forgets all answers when the provider is gone. */
function useLifetime({ queryClient, session }: Pick<Portal, "queryClient" | "session">): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    queryClient.mount();
    const leaveSession = session.mount();
    return () => {
      isMounted.current = false;
      leaveSession();
      queryClient.unmount();
      // StrictMode takes the effect away and puts it back in one go.
      queueMicrotask(() => {
        if (!isMounted.current) void forgetAnswers(queryClient);
      });
    };
  }, [queryClient, session]);
}

function createCore({ product, api }: PortalProviderProps, emit: (event: PortalEvent) => void) {
  const client = createClient({ ...api, product });
  const store = createStore();
  const queryClient = createQueryClient({
    onAnswer: (endpoint, answer) => session.onAnswer(endpoint, answer),
    onUnauthenticated: (refusal) => session.onRefusal(refusal),
    onUnreadable: (error) => emit({ type: "answer.unreadable", endpoint: error.endpoint ?? "", error }),
  });
  const session: PortalSession = createPortalSession({ client, store, queryClient, emit });
  const gate = createAccessGate({ client, store, queryClient });
  return { client, store, queryClient, session, gate, emit, dialogs: createDialogStack(), toasts: createToastQueue() };
}
