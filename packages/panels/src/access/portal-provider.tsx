import { type ClientOptions, createClient, type Product, withEarlyReads } from "@gatehouse/contract";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import { createDialogStack, createToastQueue } from "@gatehouse/design";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { createQueryClient, forgetResponses } from "../data/query-client";
import type { Navigation } from "../navigation/navigation";
import { NavigationContext } from "../navigation/navigation-context";
import type { Access } from "../portal/access";
import type { Appearance } from "../portal/appearance";
import type { Catalog } from "../portal/catalog";
import type { Notice, PortalEvent } from "../portal/events";
import { lazyProductWatch } from "../portal/lazy-product-watch";
import { mergeCatalogs, useLocaleCatalog } from "../portal/locale-catalog";
import { lazyOtherOrigin } from "../portal/other-origin/lazy-other-origin";
import type { PortalApi } from "../portal/other-origin/portal-api";
import { PortalContext, type PortalContextValue } from "../portal/portal-context";
import { PortalToasts } from "../portal/portal-toasts";
import type { PortalSession } from "../portal/session";
import type { SettingNames } from "../portal/setup/find-problems";
import { createHostCalls, type HostCalls } from "../portal/setup/host-calls";
import { originProblem } from "../portal/setup/page-problem";
import { createSharedNow } from "../portal/shared-now";
import { sharedOffline } from "../portal/shared-offline";
import { createSharedStore } from "../portal/shared-state";
import { createAccessGate } from "./access-gate";
import type { Setup } from "./check-setup";
import { createPortalSession } from "./session/portal-session";
import { useSetup, useUnreadLocale } from "./use-setup";

export interface PortalProviderProps {
  /** The compiler: id for paths, name for texts. Fixed for the provider's lifetime, like `api`. */
  readonly product: Product;
  /** Options to reach the API. Defaults to the page's own origin. */
  readonly api?: PortalApi;
  readonly navigation: Navigation;
  /** Without a session: go to the sign-in page (default), or show a sign-in link in the panel's place. */
  readonly access?: Access;
  /** The capabilities of each group, by the SHA-256 of the group's name. Defaults to none. */
  readonly groups?: GroupCapabilities;
  readonly appearance?: Appearance;
  /**
   * BCP 47 tag. Texts are English (`en`) or Italian (`it`), which loads when needed. Dates and numbers follow any tag.
   * `it_IT` is read as `it-IT`.
   */
  readonly locale?: string;
  /** Texts that replace ours, by area. */
  readonly messages?: Catalog;
  /** Business events, for the embedder's analytics. */
  readonly onEvent?: (event: PortalEvent) => void;
  /** Handles toasts. Without it, they are shown at the top right. */
  readonly onNotify?: (notice: Notice) => void;
  /** Whether messages name settings as props (default) or as the attributes of elements. */
  readonly settingNames?: SettingNames;
  readonly children: ReactNode;
}

/**
 * Gives all panels of a page one API client, session, cache, appearance and language. It renders nothing but toasts, so
 * it can wrap a whole page. It never throws. With wrong settings, the panels below show what to fix.
 */
export function PortalProvider(props: PortalProviderProps): ReactNode {
  const { settingNames = "props" } = props;
  const setup = useSetup(props, settingNames);
  const { navigation, access, groups, appearance, messages } = setup;
  // Read the functions at call time, because embedders pass new ones in each render.
  const latest = useRef(setup);
  useEffect(() => {
    latest.current = setup;
  });
  const [host] = useState(createHostCalls);
  const [emit] = useState(
    () => (event: PortalEvent) => void host.callHost("onEvent", () => latest.current.onEvent?.(event)),
  );
  const [language] = useState(() => () => latest.current.locale);
  const core = useCore({ setup, names: settingNames, host, emit, language });
  const { coreProblems, problems } = setup;
  useLifetime(core);
  const { locale, catalog: translated } = useLocaleCatalog(setup.locale, emit);
  useUnreadLocale(setup.unreadLocale, emit, host);
  const portal = useMemo<PortalContextValue>(
    () => ({
      ...core,
      host,
      settingNames,
      emit,
      problems: core.isBlocked ? [...coreProblems, ...problems] : problems,
      access,
      groups,
      appearance,
      locale,
      hasTexts: translated !== undefined,
      catalog: mergeCatalogs(translated, messages, host.logOnce),
      notify(notice, toasts = core.toasts) {
        const { onNotify } = latest.current;
        const isTaken = onNotify !== undefined && host.callHost("onNotify", () => onNotify(notice));
        if (!isTaken) toasts.add(notice);
      },
    }),
    [core, host, settingNames, emit, coreProblems, problems, access, groups, appearance, locale, translated, messages],
  );
  return (
    <NavigationContext.Provider value={navigation}>
      <PortalContext.Provider value={portal}>
        {props.children}
        <PortalToasts queue={core.toasts} />
      </PortalContext.Provider>
    </NavigationContext.Provider>
  );
}

/**
 * Refetches when the page is visible again or the connection is back. Clears all responses when the provider unmounts.
 */
function useLifetime({ queryClient, session }: Pick<PortalContextValue, "queryClient" | "session">): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    queryClient.mount();
    const leaveSession = session.mount();
    return () => {
      isMounted.current = false;
      leaveSession();
      queryClient.unmount();
      // StrictMode removes and restores the effect synchronously, so check after that.
      queueMicrotask(() => {
        if (!isMounted.current) void forgetResponses(queryClient);
      });
    };
  }, [queryClient, session]);
}

/** The page's `fetch`. It reuses responses that the page's HTML has already requested. */
const pageFetch = withEarlyReads((input, init) => globalThis.fetch(input, init));

interface CoreOptions {
  readonly setup: Setup;
  readonly names: SettingNames;
  readonly host: HostCalls;
  readonly emit: (event: PortalEvent) => void;
  readonly language: () => string;
}

/** The client, session and cache. Wrong settings block them. Valid settings create new ones. */
function useCore(options: CoreOptions) {
  const [core, setCore] = useState(() => createCore(options));
  if (!core.isBlocked || options.setup.coreProblems.length > 0) return core;
  const next = createCore(options);
  setCore(next);
  return next;
}

function createCore({ setup: { product, api, coreProblems }, names, host, emit, language }: CoreOptions) {
  const isBlocked = coreProblems.length > 0;
  const pageProblem = () => (api.fetch === undefined ? originProblem() : undefined);
  const store = createSharedStore();
  const other = lazyOtherOrigin({ api, names, store });
  // Panels send nothing while there is a problem, but the host can, through hooks such as `useCapabilities`.
  const fetch: ClientOptions["fetch"] = async (input, init) => {
    const problem = coreProblems[0] ?? pageProblem();
    if (problem !== undefined) throw new Error(problem.text);
    return (other?.fetch ?? api.fetch ?? pageFetch)(input, init);
  };
  const client = createClient({
    ...api,
    ...other,
    fetch,
    isPageFetch: api.fetch === undefined && other === undefined,
    product,
    language,
    onProductEvidence: (evidence) => void watchProduct(evidence),
  });
  const watchProduct = lazyProductWatch({ client, store, emit, host });
  const queryClient = createQueryClient({
    onResponse: (endpoint, response) => session.onResponse(endpoint, response),
    onUnauthenticated: (refusal) => session.onRefusal(refusal),
    onOffline: () => store.set(sharedOffline, true),
    onUnreadable: (error) => emit({ type: "response.unreadable", endpoint: error.endpoint ?? "", error }),
  });
  const session: PortalSession = createPortalSession({ client, store, queryClient, emit });
  const gate = createAccessGate({ client, store, queryClient });
  return {
    client,
    store,
    now: createSharedNow(client.clock),
    queryClient,
    session,
    gate,
    isBlocked,
    pageProblem,
    dialogs: createDialogStack(),
    toasts: createToastQueue(),
  };
}
