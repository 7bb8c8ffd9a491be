import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readHostConfig } from "@gatehouse/contract/host-config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Config, readConfig } from "./config";
import { hostConfigJson } from "./host-config";
import { type RunningServer, serve } from "./serve";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-host-"));
const hostDir = join(folder, "host");
const file = join(folder, "host.json");
const hash = "a".repeat(64);
const hostile = "</script><script>alert(1)</script><!-- \u2028 $& $' &";

mkdirSync(hostDir);
writeFileSync(join(folder, "groups.json"), JSON.stringify({ [hash]: ["releases.view"] }));
writeFileSync(
  join(hostDir, "index.html"),
  '<!doctype html><title>Portal</title><script type="application/json" id="gatehouse-config">__GATEHOUSE_CONFIG__</script><script type="module" nonce="__CSP_NONCE__" src="/app/main.js"></script>',
);

const configWith = (given: object | string, env: Readonly<Record<string, string>> = {}) => {
  writeFileSync(file, typeof given === "string" ? given : JSON.stringify(given));
  return withJson(
    readConfig({
      GATEHOUSE_PRODUCT_ID: "acme",
      GATEHOUSE_PRODUCT_NAME: "Acme",
      GATEHOUSE_GROUPS: join(folder, "groups.json"),
      GATEHOUSE_HOST_CONFIG: file,
      ...env,
    }),
  );
};
const withJson = (config: Config) => ({ ...config, hostConfig: hostConfigJson(config, config.hostConfigFile) });
const parsed = (json: string) => readHostConfig(json).config;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the host's config", () => {
  it("is the server's own product and groups", () => {
    expect(parsed(configWith({}).hostConfig)).toEqual({
      product: { id: "acme", name: "Acme" },
      groups: { [hash]: ["releases.view"] },
      api: { origin: "" },
    });
    expect(parsed(withJson(readConfig({})).hostConfig)).toMatchObject({
      product: { id: "compiler", name: "Compiler" },
    });
  });

  it("is what the file says, over that", () => {
    const { hostConfig } = configWith({
      title: "My Acme",
      locale: "it",
      product: { name: "ACME" },
      siteLinks: [{ label: "Home", href: "/" }],
    });
    expect(parsed(hostConfig)).toMatchObject({
      product: { id: "acme", name: "ACME" },
      title: "My Acme",
      locale: "it",
      siteLinks: [{ label: "Home", href: "/" }],
      groups: { [hash]: ["releases.view"] },
    });
  });

  it("is the server's own where the file says null", () => {
    expect(parsed(configWith({ groups: null, product: null }).hostConfig)).toMatchObject({
      product: { id: "acme", name: "Acme" },
      groups: { [hash]: ["releases.view"] },
    });
    expect(parsed(configWith({ product: { id: "acme", name: null } }).hostConfig)?.product).toEqual({
      id: "acme",
      name: "Acme",
    });
  });

  it.each([
    ["", "Compiler"],
    [" ", "Compiler"],
    [" Acme ", "Acme"],
  ])("names the product of GATEHOUSE_PRODUCT_NAME=%j %s", (given, name) => {
    expect(parsed(withJson(readConfig({ GATEHOUSE_PRODUCT_NAME: given })).hostConfig)?.product.name).toBe(name);
  });

  it.each<[string | object, string]>([
    ["{", "it is not valid JSON"],
    ["[]", "it must be a JSON object"],
    [{ product: "acme" }, "product must be an object with an id and a name"],
    [{ product: { id: "other" } }, "its product.id is other, but this server's product (GATEHOUSE_PRODUCT_ID) is acme"],
    [{ title: "" }, "title must be a non-empty text"],
    [
      { footer: { links: [{ label: "x", href: "javascript:alert(1)" }] } },
      "footer.links[0].href must be a web address, a path or a mailto: address",
    ],
  ])("%j keeps the server from starting, in one sentence", (given, sentence) => {
    expect(() => configWith(given)).toThrow(`The host config ${file} cannot be used: ${sentence}.`);
  });

  it("has to be there where it is named", () => {
    expect(() => withJson(readConfig({ GATEHOUSE_HOST_CONFIG: join(folder, "none.json") }))).toThrow(
      `The host config ${join(folder, "none.json")} cannot be used (ENOENT).`,
    );
  });
});

describe("over HTTP", () => {
  let server: RunningServer;
  const portal = {
    endpoints: [],
    product: { id: "acme", name: "Acme" },
    fetch: () => Promise.resolve(new Response("portal", { status: 404 })),
  };
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers });

  beforeAll(async () => {
    server = await serve(portal, { ...configWith({ title: hostile, product: { name: hostile } }), port: 0, hostDir });
  });
  afterAll(() => server.close());

  it("it is in the page, where a hostile name stays a text", async () => {
    const html = await (await get("/app/licenses")).text();
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toMatch(/__GATEHOUSE_CONFIG__|__CSP_NONCE__|<!--|\u2028/);
    const json = /<script type="application\/json" id="gatehouse-config">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(parsed(json)).toMatchObject({ title: hostile, product: { id: "acme", name: hostile } });
  });

  it("it is a file beside the page, which is fetched again each time", async () => {
    const response = await get("/app/config.json");
    expect(
      Object.fromEntries(
        ["Content-Type", "Cache-Control", "X-Content-Type-Options"].map((name) => [name, response.headers.get(name)]),
      ),
    ).toEqual({
      "Content-Type": "application/json",
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    expect(parsed(await response.text())).toMatchObject({ title: hostile });
    const again = await get("/app/config.json", { "If-None-Match": response.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("the file is there without a built host too, as for a development server", async () => {
    const bare = await serve(portal, { ...configWith({}), port: 0, hostDir: undefined });
    const response = await fetch(`http://127.0.0.1:${bare.port}/app/config.json`);
    expect(await response.json()).toMatchObject({ product: { id: "acme" } });
    await bare.close();
  });
});
