import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { dayMs } from "../core/clock";
import { readConfig } from "./config";
import { settings, unknownSettings } from "./settings";

it("every setting that the server reads is known and documented", () => {
  const read = new Set<string>();
  const values: Readonly<Record<string, string>> = {
    GATEHOUSE_S3_ENDPOINT: "https://store.example.com",
    GATEHOUSE_S3_BUCKET: "files",
    GATEHOUSE_SMTP_URL: "smtps://mail.example.com",
    GATEHOUSE_MAIL_FROM: "support@example.com",
    GATEHOUSE_PUBLIC_URL: "https://portal.example.com",
    GATEHOUSE_S3_ACCESS_KEY_ID: "a",
    GATEHOUSE_S3_SECRET_ACCESS_KEY: "b",
  };
  readConfig(
    new Proxy(values, {
      get(target, name: string) {
        read.add(name);
        return target[name];
      },
    }),
  );
  const documents = readFileSync(new URL("../../../../docs/deploying.md", import.meta.url), "utf8");
  const [table = ""] = /^## Environment\n[\s\S]*?(?=^## )/m.exec(documents) ?? [];
  const documented = [...table.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = ""]) => name);
  const ours = [...read].filter((name) => name.startsWith("GATEHOUSE_"));
  expect(ours.filter((name) => !settings.includes(name))).toEqual([]);
  expect(settings.filter((name) => !ours.includes(name))).toEqual([]);
  expect(documented.sort()).toEqual(["DATABASE_URL", "NODE_ENV", "PORT", ...settings].sort());
  expect(unknownSettings(Object.fromEntries(settings.map((name) => [name, ""])))).toEqual([]);
});

it("a session lasts as many days as the setting says, and a switch is 1 or nothing", () => {
  expect(
    [readConfig({}), readConfig({ GATEHOUSE_SESSION_DAYS: "7" })].map((config) => config.sessionLifetimeMs),
  ).toEqual([30 * dayMs, 7 * dayMs]);
  for (const text of ["0", "-1", "1.5", "1000", "a week"])
    expect(() => readConfig({ GATEHOUSE_SESSION_DAYS: text })).toThrow("a whole number of days from 1 to 999");
  expect(() => readConfig({ GATEHOUSE_TRUST_PROXY: "true" })).toThrow(
    "GATEHOUSE_TRUST_PROXY is true. Set it to 1 or leave it out.",
  );
});

it("a build has the limits of the settings, or the documented ones", () => {
  const mb = 1_048_576;
  expect(readConfig({}).buildLimits).toEqual({ timeoutMs: 1_800_000, memoryBytes: 2_048 * mb, maxLogBytes: 100 * mb });
  const own = { GATEHOUSE_BUILD_MINUTES: "600", GATEHOUSE_BUILD_MEMORY_MB: "65536", GATEHOUSE_BUILD_LOG_MB: "5" };
  expect(readConfig(own).buildLimits).toEqual({
    timeoutMs: 36_000_000,
    memoryBytes: 65_536 * mb,
    maxLogBytes: 5 * mb,
  });
  for (const text of ["0", "1321", "1.5", "an hour"])
    expect(() => readConfig({ GATEHOUSE_BUILD_MINUTES: text })).toThrow(
      `GATEHOUSE_BUILD_MINUTES is ${text}. It must be a whole number of minutes from 1 to 1320.`,
    );
});

it("allowed origins are written in full, and nothing else is taken for one", () => {
  expect(
    readConfig({ GATEHOUSE_ALLOWED_ORIGINS: "https://www.example.com, http://localhost:3000," }).allowedOrigins,
  ).toEqual(["https://www.example.com", "http://localhost:3000"]);
  expect(readConfig({}).allowedOrigins).toEqual([]);
  for (const text of [
    "*",
    "https://*.example.com/",
    "www.example.com",
    "https://www.example.com/",
    "https://WWW.example.com",
    "null",
  ])
    expect(() => readConfig({ GATEHOUSE_ALLOWED_ORIGINS: `https://a.example,${text}` })).toThrow(
      `GATEHOUSE_ALLOWED_ORIGINS has ${text}. Write each origin in full, such as https://www.example.com.`,
    );
});

it("paths where sign-in returns to are below the origin, and never the whole of it", () => {
  expect(readConfig({ GATEHOUSE_RETURN_PATHS: "/account/, /shop/my-orders" }).returnPaths).toEqual([
    "/account",
    "/shop/my-orders",
  ]);
  expect(readConfig({}).returnPaths).toEqual([]);
  for (const text of ["/", "account", "//evil.example", "/account/../accounts", "/a?b", "https://www.example.com/"])
    expect(() => readConfig({ GATEHOUSE_RETURN_PATHS: `/account/,${text}` })).toThrow(
      `GATEHOUSE_RETURN_PATHS has ${text}. Write paths of this origin, such as /account/.`,
    );
});
