import { createElement, type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import { PortalProvider, type PortalProviderProps } from "./portal-provider";

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

describe("a locale", () => {
  it.each<[unknown, string]>([
    ["en_US", "en-US"],
    ["en_US.UTF-8", "en-US"],
    ["it_IT", "it-IT"],
    ["it_IT@euro", "it-IT"],
    ["pt_br", "pt-BR"],
    ["zh_Hans_CN", "zh-Hans-CN"],
    ["EN-us", "en-US"],
    ["C", "en"],
    ["POSIX", "en"],
    ["C.UTF-8", "en"],
    ["", "en"],
    ["x", "en"],
    ["german", "en"],
    ["en-", "en"],
    ["it_IT_", "it"],
    ["*", "en"],
    [null, "en"],
    [7, "en"],
    [{}, "en"],
    [Symbol("it"), "en"],
    ["de-CH,de;q=0.9", "de-CH"],
  ])("%o is read as %s", (locale, lang) => {
    // The embedder's texts are in the locale's language, so `lang` is too. Ours are English if there is no translation.
    const html = renderHost({ locale, messages: { licenses: { myLicenses: "PRO" } } });
    expect(alerts(html)).toEqual([]);
    expect(html).toContain(`lang="${lang}"`);
  });
});

describe("texts from the embedder", () => {
  const shown = (texts: object) => renderHost({ messages: { licenses: texts } });
  it("replace ours", () => expect(shown({ myLicenses: "Your keys" })).toContain("Your keys"));
  it.each<[string, unknown]>([
    ["a function", () => "Keys"],
    ["null", null],
    ["a number", 4],
    ["an object", {}],
  ])("%s instead of a string is ignored", (_name, text) => {
    expect(shown({ myLicenses: text })).toContain("My Licenses");
  });
});
