import { describe, expect, it } from "vitest";
import { describeProblem, readHostConfig } from "./host-config";

const hash = "a".repeat(64);
const read = (value: unknown) => readHostConfig(JSON.stringify(value));
const problemWith = (value: unknown) => {
  const { problem } = read(value);
  return problem && describeProblem(problem);
};
const product = { id: "acme-pro", name: "Acme Pro" };

describe("a host's config", () => {
  it("holds everything a host shows of a product", () => {
    const config = {
      product: { ...product, releaseKey: "3q2+7w==" },
      groups: { [hash]: ["releases.view"] },
      title: "Acme Portal",
      locale: "it",
      api: { origin: "https://portal.example.com" },
      footer: { copyright: "© Acme", links: [{ label: "About", href: "https://example.com/" }], version: "v1.0.0" },
      siteLinks: [
        { label: "Home", href: "/" },
        { label: "Mail", href: "mailto:info@example.com" },
      ],
      help: { builds: "https://docs.example.com/builds" },
    };
    expect(read(config)).toEqual({ config });
  });

  it("needs no more than the product's id", () => {
    expect(read({ product: { id: "acme" } })).toEqual({
      config: { product: { id: "acme", name: "acme" }, groups: {}, api: { origin: "" } },
    });
  });

  it("may hold keys that this version does not know, and null for what is not set", () => {
    const { config } = read({
      product: { ...product, color: "red" },
      future: [1],
      footer: null,
      locale: null,
      api: { origin: null },
      groups: null,
    });
    expect(config).toEqual({ product, groups: {}, api: { origin: "" } });
  });

  it.each(["it", "en_US", "it_IT.UTF-8", "german", ""])("leaves it to the provider to read the locale %j", (locale) => {
    expect(read({ product, locale }).config?.locale).toBe(locale);
  });

  it.each(["https://portal.example.com", "https://portal.example.com/"])("takes %s as the API's origin", (origin) => {
    expect(read({ product, api: { origin } }).config?.api.origin).toBe("https://portal.example.com");
  });

  it("keeps a hostile product name as the text it is", () => {
    const name = "</script><script>alert(1)</script>";
    expect(read({ product: { id: "acme", name } }).config?.product.name).toBe(name);
  });
});

describe("a config that cannot be used", () => {
  it("that is not JSON is said to be that", () => {
    expect(readHostConfig('{"product": ')).toEqual({ problem: { kind: "malformed" } });
  });

  it.each<[unknown, string]>([
    [[], "must be a JSON object"],
    ["text", "must be a JSON object"],
    [null, "must be a JSON object"],
    [{}, "product must be an object with an id and a name"],
    [{ product: "acme" }, "product must be an object with an id and a name"],
    [{ product: {} }, "product.id must be lowercase letters, digits and hyphens, starting with a letter"],
    [{ product: { id: "Acme" } }, "product.id must be lowercase letters, digits and hyphens, starting with a letter"],
    [{ product: { id: "../me" } }, "product.id must be lowercase letters, digits and hyphens, starting with a letter"],
    [{ product: { id: "acme\n" } }, "product.id must be lowercase letters, digits and hyphens, starting with a letter"],
    [{ product: { id: "acme", name: " " } }, "product.name must be a non-empty text"],
    [{ product, title: 7 }, "title must be a non-empty text"],
    [
      { product, groups: { admins: ["releases.view"] } },
      "groups must be an object that maps the SHA-256 of each group's name to a list of capabilities",
    ],
    [
      { product, groups: { [hash]: "releases.view" } },
      "groups must be an object that maps the SHA-256 of each group's name to a list of capabilities",
    ],
    [{ product, locale: ["en"] }, "locale must be a language tag, such as en or it"],
    [{ product, api: "https://portal.example.com" }, "api must be an object"],
    [
      { product, api: { origin: "portal.example.com" } },
      "api.origin must be the page's own origin, such as https://portal.example.com",
    ],
    [
      { product, api: { origin: "https://portal.example.com/v1" } },
      "api.origin must be the page's own origin, such as https://portal.example.com",
    ],
    [{ product, footer: [] }, "footer must be an object"],
    [{ product, siteLinks: {} }, "siteLinks must be a list"],
    [{ product, siteLinks: ["/"] }, "siteLinks[0] must be an object"],
    [
      {
        product,
        siteLinks: [
          { label: "Home", href: "/" },
          { label: "x", href: "java\nscript:alert(1)" },
        ],
      },
      "siteLinks[1].href must be a web address, a path or a mailto: address",
    ],
    [{ product, footer: { links: [{ href: "/" }] } }, "footer.links[0].label must be a non-empty text"],
  ])("%j: %s", (value, sentence) => {
    expect(problemWith(value)).toBe(sentence);
  });
});
