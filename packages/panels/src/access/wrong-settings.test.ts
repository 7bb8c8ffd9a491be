import { createElement, type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrderDetailPanel } from "../areas/orders/order-detail-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { linkNavigation } from "../navigation/link-navigation";
import { LicensesPage } from "../pages/licenses-page";
import { NotFoundPage } from "../pages/not-found-page";
import { MinimalShell } from "../shell/minimal-shell";
import { Shell } from "../shell/shell";
import { PortalProvider, type PortalProviderProps } from "./portal-provider";
import { PortalScope, type PortalScopeProps } from "./portal-scope";

const never = vi.fn<typeof fetch>();
const right = {
  product: { id: "example", name: "Example" },
  api: { fetch: never },
  navigation: linkNavigation("/app"),
};

type Wrong = Readonly<Partial<Record<keyof PortalProviderProps, unknown>>>;

/** A host page with a panel and unchecked props. */
function renderHost(wrong: Wrong, panel: ReactNode = createElement(LicensesPanel)): string {
  const props = { ...right, ...wrong } as unknown as PortalProviderProps;
  const host = createElement("h1", { key: "host" }, "The host's page");
  return renderToString(
    createElement(
      StrictMode,
      null,
      createElement(PortalProvider, { ...props, children: [host, createElement("div", { key: "panel" }, panel)] }),
    ),
  );
}

const alerts = (html: string) =>
  [...html.matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text]) =>
    text?.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
  );

describe("a wrong setting during server rendering", () => {
  const cases: readonly (readonly [string, Wrong, RegExp])[] = [
    ["no product", { product: undefined }, /^product is missing\.$/],
    ["a product that is null", { product: null }, /^product is null\./],
    ["a product that is a text", { product: "example" }, /^product is "example"\./],
    ["a product without anything", { product: {} }, /^product\.id is missing\..*product\.name is missing\./],
    [
      "an id with a space and capitals",
      { product: { id: "Oracle HDL", name: "Oracle" } },
      /^product\.id is "Oracle HDL"\.$/,
    ],
    ["an id with a slash", { product: { id: "a/b", name: "B" } }, /^product\.id is "a\/b"\./],
    ["an id with an underscore", { product: { id: "oracle_hdl", name: "Oracle" } }, /^product\.id is "oracle_hdl"\.$/],
    ["an id with a capital", { product: { id: "acmePro", name: "Acme" } }, /^product\.id is "acmePro"\.$/],
    ["an id that begins with a digit", { product: { id: "7nm", name: "Seven" } }, /^product\.id is "7nm"\.$/],
    ["an id that is a number", { product: { id: 7, name: "Seven" } }, /^product\.id is 7\./],
    ["no name", { product: { id: "example" } }, /^product\.name is missing\./],
    ["a name that is an object", { product: { id: "example", name: {} } }, /^product\.name is an object\./],
    ["no navigation", { navigation: undefined }, /^navigation is missing\.$/],
    ["a navigation that is a path", { navigation: "/app" }, /^navigation is "\/app"\./],
    [
      "a navigation without functions",
      { navigation: {} },
      /navigation\.href is missing\..*navigation\.leave.*navigation\.here/,
    ],
    [
      "a navigation whose search is a text",
      { navigation: { ...right.navigation, search: "?a" } },
      /^navigation\.search is "\?a"\.$/,
    ],
    [
      "a navigation whose search is half of one",
      { navigation: { ...right.navigation, search: { read: () => "" } } },
      /^navigation\.search\.write is missing\..*navigation\.search\.subscribe is missing\./,
    ],
    [
      "a navigation whose go is a text",
      { navigation: { ...right.navigation, go: "/app" } },
      /^navigation\.go is "\/app"\./,
    ],
    ["an api that is an address", { api: "https://api.example.com" }, /^api is "https:\/\/api\.example\.com"\./],
    ["a fetch that is none", { api: { fetch: "fetch" } }, /^api\.fetch is "fetch"\./],
    ["an origin that is no address", { api: { origin: "https://" } }, /^api\.origin is "https:\/\/"\.$/],
    ["an origin without its scheme", { api: { origin: "api.example.com" } }, /^api\.origin is "api\.example\.com"\.$/],
    [
      "an origin without its scheme, with a port",
      { api: { origin: "localhost:8000" } },
      /^api\.origin is "localhost:8000"\.$/,
    ],
    [
      "an origin with a path",
      { api: { origin: "https://example.com/portal" } },
      /^api\.origin is "https:\/\/example\.com\/portal"\.$/,
    ],
    [
      "an origin with a query",
      { api: { origin: "https://example.com/?v=1" } },
      /^api\.origin is "https:\/\/example\.com\/\?v=1"\.$/,
    ],
    ["an origin that is a path", { api: { origin: "/gatehouse" } }, /^api\.origin is "\/gatehouse"\.$/],
    ["an origin that is a number", { api: { origin: 8000 } }, /^api\.origin is 8000\.$/],
    ["a time-out that is a text", { api: { fetch: never, timeoutMs: "soon" } }, /^api\.timeoutMs is "soon"\./],
    [
      "a CSRF header that no request can have",
      { api: { fetch: never, csrfHeader: "X CSRF" } },
      /^api\.csrfHeader is "X CSRF"\./,
    ],
    ["an access that there is not", { access: "popup" }, /^access is "popup"\.$/],
    ["groups in a list", { groups: ["releases.view"] }, /^groups is a list\./],
    ["a group that is a text", { groups: { abc: "releases.view" } }, /^groups\["abc"\] is "releases\.view"\.$/],
    ["an appearance that is a text", { appearance: "dark" }, /^appearance is "dark"\./],
    ["a theme that there is not", { appearance: { theme: "purple" } }, /^appearance\.theme is "purple"\.$/],
    ["tokens in a list", { appearance: { tokens: [] } }, /^appearance\.tokens is a list\./],
    [
      "a token without its prefix",
      { appearance: { tokens: { accent: "red" } } },
      /^appearance\.tokens\["accent"\] is "red"\.$/,
    ],
    [
      "a token that is a number",
      { appearance: { tokens: { "--gh-radius": 4 } } },
      /^appearance\.tokens\["--gh-radius"\] is 4\.$/,
    ],
    ["a nonce that is an object", { appearance: { nonce: {} } }, /^appearance\.nonce is an object\./],
    [
      "a style target that is a selector",
      { appearance: { styleTarget: "#styles" } },
      /^appearance\.styleTarget is "#styles"\.$/,
    ],
    [
      "a container that is a ref",
      { appearance: { overlayContainer: { current: null } } },
      /^appearance\.overlayContainer is an object\.$/,
    ],
    ["a z-index that is a text", { appearance: { zIndex: "1000" } }, /^appearance\.zIndex is "1000"\.$/],
    ["a z-index that is no number", { appearance: { zIndex: Number.NaN } }, /^appearance\.zIndex is NaN\.$/],
    ["a z-index without an end", { appearance: { zIndex: Infinity } }, /^appearance\.zIndex is Infinity\.$/],
    ["messages that are a text", { messages: "it" }, /^messages is "it"\./],
    ["an area's messages in a list", { messages: { licenses: [] } }, /^messages\["licenses"\] is a list\./],
    ["an onEvent that is no function", { onEvent: "log" }, /^onEvent is "log"\.$/],
    [
      "settings that cannot be read",
      {
        appearance: Object.defineProperty({}, "theme", {
          get: () => {
            throw new Error("no");
          },
        }),
      },
      /^The settings cannot be read: Error: no\./,
    ],
    ["an onNotify that is no function", { onNotify: {} }, /^onNotify is an object\.$/],
  ];

  it.each(cases)("%s: the host renders, and the panel names the problem", (_name, wrong, said) => {
    const html = renderHost(wrong);
    expect(html).toContain("<h1>The host&#x27;s page</h1>");
    expect(alerts(html)).toEqual([expect.stringMatching(said)]);
  });

  it.each<[string, ReactNode, number]>([
    ["the frame", createElement(Shell, null, "The host's content"), 1],
    ["the small frame", createElement(MinimalShell, null, "The host's content"), 1],
    ["a frame with panels", createElement(Shell, null, "The host's content", createElement(LicensesPanel)), 2],
    ["a page", createElement("div", null, "The host's content", createElement(LicensesPage)), 1],
    ["a page without panels", createElement("div", null, "The host's content", createElement(NotFoundPage)), 1],
    ["a small panel", createElement("div", null, "The host's content", createElement(CartButton)), 1],
    [
      "a part with a look of its own",
      createElement(PortalScope, {
        appearance: {},
        children: ["The host's content", createElement(LicensesPanel, { key: 1 })],
      }),
      1,
    ],
  ])("%s names the problem and keeps the host's content", (_name, content, times) => {
    const html = renderHost({ navigation: {} }, content);
    expect(html).toContain("The host&#x27;s content");
    expect(alerts(html)).toHaveLength(times);
    expect(alerts(html)[0]).toMatch(/^navigation\.href is missing\./);
  });

  it.each<[string, ReactNode]>([
    ["Shell", createElement(Shell, null, "content")],
    ["MinimalShell", createElement(MinimalShell, null, "content")],
    ["PortalScope", createElement(PortalScope, { appearance: {}, children: createElement(LicensesPanel) })],
    ["LicensesPage", createElement(LicensesPage)],
    ["NotFoundPage", createElement(NotFoundPage)],
  ])("%s without a provider names the missing provider", (_name, content) => {
    expect(alerts(renderToString(createElement("main", null, content)))).toEqual([
      expect.stringMatching(/there is no <PortalProvider> above/),
    ]);
  });

  it("a wrong appearance of a PortalScope affects only its own panels", () => {
    const wrong = {
      appearance: { theme: "blue" },
      children: createElement(LicensesPanel),
    } as unknown as PortalScopeProps;
    const html = renderHost({}, [
      createElement(PortalScope, { ...wrong, key: 1 }),
      createElement(LicensesPanel, { key: 2 }),
    ]);
    expect(alerts(html)).toEqual([expect.stringMatching(/^appearance\.theme is "blue"\./)]);
    expect(html).toContain("My Licenses");
  });
});

describe("a panel without its guid", () => {
  const withProps = (panel: unknown, props: object) => createElement(panel as typeof LicensesPanel, props);
  it.each<[string, ReactNode, RegExp]>([
    ["no license", withProps(LicenseDetailPanel, {}), /^LicenseDetailPanel: licenseGuid is missing\.$/],
    ["an empty text", withProps(LicenseDetailPanel, { licenseGuid: "" }), /^LicenseDetailPanel: licenseGuid is ""\.$/],
    ["a number", withProps(LicenseDetailPanel, { licenseGuid: 42 }), /^LicenseDetailPanel: licenseGuid is 42\.$/],
    ["no order", withProps(OrderDetailPanel, {}), /^OrderDetailPanel: orderGuid is missing\.$/],
    ["a team that is an object", withProps(TeamPanel, { teamGuid: {} }), /^TeamPanel: teamGuid is an object\.$/],
  ])("%s: the panel names the missing prop", (_name, panel, said) =>
    expect(alerts(renderHost({}, panel))).toEqual([expect.stringMatching(said)]),
  );
});

describe("a null setting counts as left out", () => {
  it.each(["api", "access", "groups", "appearance", "locale", "messages", "onEvent", "onNotify"])("%s", (name) => {
    const html = renderHost({ [name]: null });
    expect(alerts(html)).toEqual([]);
    expect(html).toContain("My Licenses");
  });
  it("optional parts of navigation", () =>
    expect(renderHost({ navigation: { ...right.navigation, go: null, search: null, setTitle: null } })).toContain(
      "My Licenses",
    ));
  it("optional parts of api", () =>
    expect(renderHost({ api: { fetch: null, origin: null, timeoutMs: null, csrfCookie: null } })).toContain(
      "My Licenses",
    ));
  it.each(["theme", "tokens", "nonce", "styleTarget", "overlayContainer", "zIndex"])("appearance.%s", (name) => {
    expect(renderHost({ appearance: { [name]: null } })).toContain("My Licenses");
  });
});
