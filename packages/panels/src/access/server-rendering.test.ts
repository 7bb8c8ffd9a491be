import { ServerStyleSheet } from "@gatehouse/design/styled";
import { type ComponentType, createElement, type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { ConfirmProfilePanel } from "../areas/viewer/confirm-profile/confirm-profile-panel";
import { linkNavigation } from "../navigation/link-navigation";
import { screens } from "../navigation/screens";
import { pageCatalog } from "../page-catalog";
import { ConfirmProfilePage } from "../pages/confirm-profile-page";
import { DashboardPage } from "../pages/dashboard-page";
import { NotFoundPage } from "../pages/not-found-page";
import type { Appearance } from "../portal/appearance";
import { loadLocale } from "../portal/locale-catalog";
import { MinimalShell } from "../shell/minimal-shell";
import { Shell } from "../shell/shell";
import { everyPanel } from "../testing/every-panel";
import { PortalProvider } from "./portal-provider";

const anyGuid = "00000000-0000-4000-8000-000000000001";
const never = vi.fn<typeof fetch>();

const inPortal = (children: ReactNode, appearance: Appearance = {}, locale = "en") =>
  createElement(
    StrictMode,
    null,
    createElement(PortalProvider, {
      product: { id: "example", name: "Example" },
      api: { fetch: never },
      navigation: linkNavigation("/app"),
      appearance,
      locale,
      children,
    }),
  );

describe("rendered on a server, without a window", () => {
  it.each(everyPanel)("$name is its frame and its skeleton, and asks nothing yet", async ({ load, props, frame }) => {
    const Panel = (await load()) as ComponentType<object>;
    expect(renderToString(inPortal(createElement(Panel, props)))).toMatch(frame);
    expect(never).not.toHaveBeenCalled();
  });

  it.each(Object.entries(pageCatalog))("the page of %s is its frame, and asks nothing yet", async (screen, load) => {
    const Page = (await load()) as ComponentType<object>;
    const names = screens[screen as keyof typeof screens].match(/\w+(?=\})/g) ?? [];
    const props = Object.fromEntries(names.map((name) => [name, anyGuid]));
    const markup = renderToString(inPortal(createElement(Shell, null, createElement(Page, props))));
    expect(markup).toMatch(/Skip to content.*<h1[^>]*>[^<]+</s);
    expect(never).not.toHaveBeenCalled();
  });

  it.each<[string, ReactNode, RegExp]>([
    ["ConfirmProfilePanel", createElement(ConfirmProfilePanel), /Your profile.*Logout/s],
    [
      "ConfirmProfilePage",
      createElement(MinimalShell, null, createElement(ConfirmProfilePage)),
      /<h1.*Confirm your profile/s,
    ],
    ["NotFoundPage", createElement(NotFoundPage), /Page not found/],
    [
      "DashboardPage",
      createElement(Shell, null, createElement(DashboardPage)),
      /<h1.*Dashboard.*aria-label="License status"/s,
    ],
  ])("%s is its frame and its skeleton, and asks nothing yet", (_name, panel, shown) => {
    expect(renderToString(inPortal(panel))).toMatch(shown);
    expect(never).not.toHaveBeenCalled();
  });

  it.each([undefined, "abc"])("a page's style sheet has the styles of a panel, with the nonce %s", (nonce) => {
    const sheet = new ServerStyleSheet(nonce === undefined ? undefined : { nonce });
    renderToString(sheet.collectStyles(inPortal(createElement(LicensesPanel), { nonce })));
    const styles = sheet.getStyleTags();
    sheet.seal();
    expect(styles).toContain("--gh-surface:");
    expect(styles).toMatch(/\.gh-root [^{]+\{/);
    expect(styles.includes('nonce="abc"')).toBe(nonce !== undefined);
  });

  it("a panel is in the language of its page once its texts are loaded", async () => {
    await loadLocale("it_IT.UTF-8");
    const markup = renderToString(inPortal(createElement(LicensesPanel), {}, "it"));
    expect(markup).toContain("Le mie licenze");
    expect(markup).toContain('lang="it"');
  });

  it.each(["en", "de-AT", "Klingon", ""])("the locale %j has no texts to load", async (locale) => {
    await expect(loadLocale(locale)).resolves.toBe(undefined);
  });

  it("a panel's layers begin at the z-index that its page chose", () => {
    expect(renderToString(inPortal(createElement(LicensesPanel), { zIndex: 1000 }))).toContain("--gh-z-base:1000");
  });

  it("a panel without a provider says which one is missing, in its own place", () => {
    expect(renderToString(createElement(LicensesPanel))).toContain(
      "LicensesPanel: there is no &lt;PortalProvider&gt; above this panel.",
    );
  });
});
