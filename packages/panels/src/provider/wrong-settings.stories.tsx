import type { Meta, StoryObj } from "@storybook/react-vite";
import { Component, type JSX, type ReactNode, StrictMode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { AnotherPortal, openedPortal, product } from "../../../../.storybook/portal";
import { recordedRequests } from "../../../../.storybook/recorded-requests";
import { rewrittenAnswers } from "../../../../.storybook/rewritten-answers";
import { CartButton } from "../areas/cart/cart-button";
import { CartPanel } from "../areas/cart/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import type { PortalEvent } from "./events";
import { PortalProvider, type PortalProviderProps } from "./portal-provider";
import { PortalScope } from "./portal-scope";

type Props = Readonly<Record<string, unknown>>;

const requests = recordedRequests();
const rewritten = rewrittenAnswers();
const navigation = linkNavigation("/app");
const events: PortalEvent[] = [];
const hostFailed = fn();
let serve: typeof fetch = globalThis.fetch;
let setProps: (props: Props) => void = () => undefined;
let errors = fn();
let warnings = fn();

/** Records errors that reach the host, which would unmount its page. */
class HostBoundary extends Component<{ readonly children: ReactNode }, { readonly isGone: boolean }> {
  override state = { isGone: false };
  static getDerivedStateFromError = () => ({ isGone: true });
  override componentDidCatch(error: unknown): void {
    hostFailed(error);
  }
  override render(): ReactNode {
    return this.state.isGone ? "The host's page is gone" : this.props.children;
  }
}

function Counter(): JSX.Element {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Counted {count}</button>;
}

interface HostProps {
  readonly wrong?: Props;
  readonly panels?: ReactNode;
}

const defaultPanels = <><LicensesPanel /><CartButton /></>;

/** A host page with its own state inside a provider, next to a second portal with right settings. */
function HostPage({ wrong = {}, panels = defaultPanels }: HostProps): JSX.Element {
  const [{ key = 0, ...changed }, setChanged] = useState<Props>(wrong);
  setProps = setChanged;
  const right = { product, api: { fetch: serve, timeoutMs: 5_000 }, navigation, access: "inline", appearance: { theme: "light" }, onEvent: (event: PortalEvent) => void events.push(event) };
  return (
    <StrictMode>
      <HostBoundary>
        <PortalProvider key={String(key)} {...({ ...right, ...changed } as unknown as PortalProviderProps)}>
          <h1>The host's page</h1>
          <Counter />
          <section aria-label="Panels">{panels}</section>
        </PortalProvider>
      </HostBoundary>
      <AnotherPortal><section aria-label="Beside"><CartButton /></section></AnotherPortal>
    </StrictMode>
  );
}

const meta: Meta<typeof HostPage> = {
  title: "Panels/Wrong settings",
  component: HostPage,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  decorators: [
    (Story, { loaded }) => {
      const server = openedPortal(loaded);
      serve = requests.through(rewritten.through((input, init) => server.fetch(new Request(input, init))));
      return <Story />;
    },
  ],
  beforeEach: () => {
    requests.made.length = 0;
    events.length = 0;
    rewritten.answers.clear();
    hostFailed.mockClear();
    [errors, warnings] = [fn(), fn()];
    const logged = [spyOn(console, "error").mockImplementation((...values) => void errors(...values)), spyOn(console, "warn").mockImplementation((...values) => void warnings(...values))];
    return () => logged.forEach((spy) => spy.mockRestore());
  },
};

export default meta;
type Story = StoryObj<typeof HostPage>;

const ours = (said: string | RegExp) => [...linesOf(errors), ...linesOf(warnings)].filter((line) => (typeof said === "string" ? line.includes(said) : said.test(line)));
const linesOf = (log: typeof errors) => log.mock.calls.map((values) => values.map(String).join(" "));
// Sorted, because the panels load the fixes before they report.
const failed = () => events.flatMap((event) => (event.type === "panel.failed" ? [[event.panel, (event.error as Error).message]] : [])).sort();
const alertTexts = () => within(screen.getByRole("region", { name: "Panels" })).queryAllByRole("alert").map(({ textContent }) => textContent);
const hostIsWhole = async (counted: number) => {
  await expect(screen.getByRole("heading", { name: "The host's page" })).toBeVisible();
  await expect(screen.getByRole("button", { name: `Counted ${counted}` })).toBeVisible();
  await expect(hostFailed).not.toHaveBeenCalled();
};
const count = () => userEvent.click(screen.getByRole("button", { name: /^Counted/ }));
const works = () => waitFor(() => expect(within(screen.getByRole("region", { name: "Panels" })).getByRole("table", { name: /My Licenses|Le mie licenze/ })).toBeVisible());
const othersWork = async () => void (await within(screen.getByRole("region", { name: "Beside" })).findByRole("link", { name: /^Shopping cart, \d/ }));

const wrongSettings: readonly Props[] = [
  { product: undefined }, { product: {} }, { product: { id: "Oracle HDL", name: "Oracle" } }, { product: { id: "oracle_hdl", name: "Oracle" } }, { product: { id: "a/b", name: "B" } }, { product: { id: "example" } },
  { navigation: undefined }, { navigation: {} }, { navigation: "/app" },
  { access: "popup" }, { groups: [] }, { groups: { a: 1 } },
  { appearance: "dark" }, { appearance: { theme: "purple" } }, { appearance: { tokens: { accent: "red" } } }, { appearance: { tokens: { "--gh-radius": 4 } } },
  { appearance: { nonce: 5 } }, { appearance: { styleTarget: "#a" } }, { appearance: { overlayContainer: { current: null } } }, { appearance: { zIndex: "high" } },
  { messages: "it" }, { messages: { licenses: "it" } }, { onNotify: "toast" },
];

/** For each wrong setting, the host keeps working, each panel shows and reports the problem once, and nothing is sent. Right settings bring the panels back. */
export const EachIsSaidAndLeavesTheHostAlone: Story = {
  play: async () => {
    await works();
    let turn = 0;
    for (const wrong of wrongSettings) {
      events.length = 0;
      for (const log of [errors, warnings]) log.mockClear();
      await waitFor(() => expect(requests.pending).toBe(0));
      requests.made.length = 0;
      setProps({ ...wrong, key: (turn += 1) });
      // The product is fixed for the provider's life: another provider.
      await waitFor(() => expect(failed()).toHaveLength(2));
      const [said = ""] = alertTexts();
      await count();
      await expect(alertTexts()).toEqual([said, said]);
      await expect(said).toMatch(/ is .+\. (?:Pass|Use|Names) .+\./);
      await expect(failed(), said).toEqual([["CartButton", said], ["LicensesPanel", said]]);
      await expect(ours(said)).toHaveLength(1);
      await expect(requests.made, said).toEqual([]);
      await hostIsWhole(1);
      setProps({ key: (turn += 1) });
      await works();
    }
    await othersWork();
  },
};

/** Panels recover when a product arrives late or a theme is corrected, and the host keeps its state. */
export const Recovers: Story = {
  args: { wrong: { product: undefined, appearance: { theme: "purple" } } },
  play: async () => {
    await waitFor(() => expect(failed()).toHaveLength(2));
    await expect(alertTexts()[0]).toMatch(/product is missing\. Pass .*appearance\.theme is "purple"/);
    await count();
    setProps({ appearance: { theme: "purple" } });
    await waitFor(() => expect(alertTexts()[0]).toMatch(/^appearance\.theme/));
    setProps({ locale: "it_IT" });
    await works();
    await expect(alertTexts()).toEqual([]);
    await hostIsWhole(1);
  },
};

const locales: readonly (readonly [unknown, string, RegExp])[] = [
  ["en_US", "en-US", /^\d{1,2} [A-Z][a-z]{2} \d{4}$/], ["it_IT.UTF-8", "it-IT", /^\d{1,2} [a-z]{3} \d{4}$/], ["C", "en", /^\d{1,2} [A-Z][a-z]{2} \d{4}$/], ["", "en", /^\d/], ["x", "en", /^\d/],
  ["german", "en", /^\d/], [null, "en", /^\d/], [42, "en", /^\d/], ["de_DE", "de-DE", /^\d{1,2}\. \S+ \d{4}$/],
];

/** Panels work with any locale value. A warning and an event name the ones that cannot be read. */
export const Locales: Story = {
  play: async () => {
    for (const [at, [locale, lang, date]] of locales.entries()) {
      warnings.mockClear();
      events.length = 0;
      setProps({ locale, key: at });
      await works();
      const panels = screen.getByRole("region", { name: "Panels" });
      await expect(panels.querySelector(".gh-root")).toHaveAttribute("lang", lang);
      await waitFor(() => expect(within(panels).getAllByText(date)[0]).toBeVisible());
      await userEvent.click(within(panels).getAllByRole("columnheader")[1]?.querySelector("button") ?? panels);
      await expect(alertTexts()).toEqual([]);
      const isNews = ["C", "", "x", "german", 42].includes(locale as string);
      await expect(linesOf(warnings), String(locale)).toHaveLength(isNews ? 1 : 0);
      await expect(events.filter(({ type }) => type === "locale.failed")).toHaveLength(isNews ? 1 : 0);
      await hostIsWhole(0);
    }
  },
};

/** A panel without its guid says so, and the others work. */
export const PanelProps: Story = {
  args: { panels: <><LicensesPanel /><LicenseDetailPanel {...({} as { licenseGuid: string })} /></> },
  play: async () => {
    await works();
    const said = "LicenseDetailPanel: licenseGuid is missing. Pass the guid of what it shows.";
    await waitFor(() => expect(alertTexts()).toEqual([said]));
    await expect(failed()).toEqual([["LicenseDetailPanel", said]]);
    await expect(ours(said)).toHaveLength(1);
  },
};

/** Shell and pages show the problem too, and the host's content inside Shell stays. */
export const FrameAndPages: Story = {
  args: { wrong: { appearance: { theme: "purple" } }, panels: <Shell><p>The host's content</p><LicensesPage /></Shell> },
  play: async () => {
    await waitFor(() => expect(failed().map(([panel]) => panel)).toEqual(["LicensesPage", "Shell"]));
    await expect(alertTexts()).toHaveLength(2);
    await expect(screen.getByText("The host's content")).toBeVisible();
    await hostIsWhole(0);
    setProps({});
    await works();
    await expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

const broken = () => {
  throw new Error("the host's handler");
};

/** A throwing `onEvent` changes nothing for the panel that sends the event. */
export const ReceiverOfEventsThrows: Story = {
  args: { wrong: { onEvent: broken } },
  beforeEach: () => {
    rewritten.answers.set(licenses.grouped, () => Promise.resolve(Response.json({ results: [{}] })));
  },
  play: async () => {
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await expect(await panels.findByText("Failed to fetch licenses.")).toBeVisible();
    await expect(ours("onEvent")).toHaveLength(1);
    rewritten.answers.clear();
    await userEvent.click(panels.getByRole("button", { name: "Retry" }));
    await works();
    await hostIsWhole(0);
  },
};

/** When `onNotify` throws, the portal shows its own toast. */
export const ReceiverOfNoticesThrows: Story = {
  args: { wrong: { onNotify: broken }, panels: <CartPanel /> },
  beforeEach: () => {
    rewritten.answers.set(cart.remove, () => Promise.resolve(new Response("", { status: 500 })));
  },
  play: async () => {
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await userEvent.click((await panels.findAllByRole("button", { name: /^Remove / }))[0] as HTMLElement);
    await expect(await within(await screen.findByRole("region", { name: "Notifications" })).findByText("Failed to remove the row from the shopping cart.")).toBeVisible();
    await expect(ours("onNotify")).toHaveLength(1);
    await hostIsWhole(0);
  },
};

/** Wrong texts and throwing text functions fall back to ours. */
export const Texts: Story = {
  args: {
    wrong: { messages: { licenses: { title: broken, myLicenses: () => "Mine", inUse: "In my hands" }, design: { pages: broken, exportCsv: 4, page: "p", range: () => ({}) } } },
  },
  play: async () => {
    await works();
    const panels = within(screen.getByRole("region", { name: "Panels" }));
    await expect(panels.getByRole("tab", { name: /In my hands/ })).toBeVisible();
    await expect(panels.getByRole("navigation", { name: "Pages: My Licenses" })).toBeVisible();
    await expect(panels.getByText(/^1–10 of \d+$/)).toBeVisible();
    await expect(ours("messages.design.pages")).toHaveLength(1);
    await expect(ours("messages.licenses.myLicenses")).toHaveLength(1);
    await expect(failed()).toEqual([]);
  },
};

/** An unexpected crash above the panel's own boundary shows plain text with Retry. */
export const LookBreaks: Story = {
  play: async () => {
    await works();
    let isBroken = true;
    const target = document.createElement("div");
    target.insertBefore = (...nodes) => {
      if (isBroken) throw new Error("no styles today");
      return HTMLElement.prototype.insertBefore.apply(target, nodes) as never;
    };
    document.body.append(target);
    setProps({ appearance: { theme: "light", styleTarget: target } });
    await waitFor(() => expect(alertTexts()).toHaveLength(2));
    await expect(failed()).toEqual([["CartButton", "no styles today"], ["LicensesPanel", "no styles today"]]);
    // Re-rendering the host must not report the same crash again.
    for (const theme of ["light", "light"]) {
      setProps({ appearance: { theme, styleTarget: target } });
      await count();
    }
    await expect(failed()).toHaveLength(2);
    isBroken = false;
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await userEvent.click(retry);
    await works();
    await hostIsWhole(2);
    target.remove();
  },
};

/** A style target outside the document is reported, and the panel recovers once it is connected. */
export const StylesInNoDocument: Story = {
  args: { wrong: { appearance: { styleTarget: document.createElement("div") } } },
  play: async () => {
    const said = "appearance.styleTarget is not in the document. Pass an element of this page, or a shadow root.";
    await waitFor(() => expect(alertTexts()).toEqual([said, said]));
    const removed = document.createElement("div");
    document.body.append(removed);
    setProps({ appearance: { styleTarget: removed, overlayContainer: document.createElement("div") } });
    await works();
    // A disconnected overlay container is ignored.
    await userEvent.click(screen.getByRole("button", { name: "Add license" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Redeem coupon" }));
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    removed.remove();
    setProps({ appearance: { styleTarget: removed } });
    await waitFor(() => expect(alertTexts()).toEqual([said, said]));
    document.body.append(removed);
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await userEvent.click(retry);
    await works();
    removed.remove();
  },
};

/** A frame whose content security policy allows styles with one nonce. */
function StrictPage({ children }: { readonly children: (head: HTMLElement) => ReactNode }): JSX.Element {
  const [page, setPage] = useState<Document | null>(null);
  const open = (frame: HTMLIFrameElement | null) => {
    const opened = frame?.contentDocument;
    if (!opened || opened === page) return;
    const policy = opened.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "style-src 'nonce-good'";
    opened.head.append(policy);
    setPage(opened);
  };
  return (
    <iframe title="Strict page" width="900" height="500" ref={open}>
      {page !== null && createPortal(children(page.head), page.body)}
    </iframe>
  );
}

let setNonce: (nonce: string | undefined) => void = () => undefined;

function StrictPanels(): JSX.Element {
  const [nonce, set] = useState<string>();
  setNonce = set;
  return (
    <StrictPage>
      {(head) => (
        <>
          <PortalScope appearance={{ theme: "light", styleTarget: head, nonce }} onEvent={(event) => void events.push(event)}><LicensesPanel /></PortalScope>
          <PortalScope appearance={{ theme: "light", styleTarget: head, nonce: "good" }}><CartButton /></PortalScope>
        </>
      )}
    </StrictPage>
  );
}

/** A missing or wrong nonce is reported in plain text, and the right one shows the panel. */
export const StylesAreBlocked: Story = {
  args: { panels: <StrictPanels /> },
  play: async () => {
    const page = () => within((screen.getByTitle<HTMLIFrameElement>("Strict page").contentDocument as Document).body);
    const said = "Styles are blocked by this page's content security policy. Pass its nonce as appearance.nonce.";
    for (const nonce of [undefined, "bad"]) {
      setNonce(nonce);
      await waitFor(() => expect(page().getByRole("alert")).toHaveTextContent(said));
      await expect(page().queryByRole("table")).toBeNull();
      await expect(page().getByRole("link", { name: /^Shopping cart/ })).toBeVisible();
    }
    await waitFor(() => expect(failed()).not.toEqual([]));
    await expect(failed()).toEqual([["LicensesPanel", said]]);
    await expect(ours(said)).toHaveLength(1);
    setNonce("good");
    const table = await page().findByRole("table", { name: "My Licenses" });
    await expect(getComputedStyle(table).borderCollapse).not.toBe("separate");
    await expect(page().queryByRole("alert")).toBeNull();
    await hostIsWhole(0);
  },
};
