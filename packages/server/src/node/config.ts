import { readFileSync } from "node:fs";
import { isProductId, parseUrl, type Product } from "@gatehouse/contract";
import { defaultUploadBytes } from "@gatehouse/contract/support";
import { capabilities, type GroupCapabilities, isEmailAddress } from "@gatehouse/contract/viewer";
import { dayMs } from "../core/clock";
import type { MailSettings } from "../mail/mail-settings";
import { defaultProduct } from "../server";
import { type BuildLimits, readBuildLimits } from "./builds/build-limits";
import { readS3Settings, type S3Settings } from "./files/s3-settings";
import type { SmtpSettings } from "./mail/smtp-sender";
import { type MonitorSettings, readMonitorSettings } from "./monitor/monitor-settings";
import { readReleaseSettings, type ReleaseSettings } from "./release-settings";
import { StartupError } from "./startup-error";

/**
 * The settings that the server reads from the environment: PORT, GATEHOUSE_ADDRESS, GATEHOUSE_DATA, DATABASE_URL,
 * GATEHOUSE_PRODUCT_ID and _NAME, GATEHOUSE_GROUPS and GATEHOUSE_HOST_CONFIG (JSON files), GATEHOUSE_HOST_DIR,
 * GATEHOUSE_DATABASE_TIMEOUT_MS, GATEHOUSE_SHUTDOWN_TIMEOUT_MS, GATEHOUSE_ROLE, GATEHOUSE_TOOLCHAIN, GATEHOUSE_BUILD_*,
 * GATEHOUSE_S3_*, GATEHOUSE_DEMO_DESIGNS, GATEHOUSE_TRUST_PROXY=1, GATEHOUSE_ALLOWED_ORIGINS, GATEHOUSE_TRUSTED_ORIGINS
 * and GATEHOUSE_RETURN_PATHS (comma-separated), GATEHOUSE_SESSION_DAYS, GATEHOUSE_AUDIT_DAYS, GATEHOUSE_METRICS_*,
 * GATEHOUSE_RELEASE_*, GATEHOUSE_UPLOAD_MB, GATEHOUSE_SMTP_URL, GATEHOUSE_MAIL_FROM, GATEHOUSE_PUBLIC_URL.
 */
export interface Config extends ReleaseSettings, MonitorSettings {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Folder of the built-in database. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server to use instead of the built-in database. */
  readonly databaseUrl: string | undefined;
  /** The longest that a statement may take on a PostgreSQL server. 0 sets no limit. */
  readonly databaseTimeoutMs: number;
  /** How long running requests may take to finish when the process shuts down. */
  readonly shutdownTimeoutMs: number;
  readonly product: Product;
  /** The capabilities of each group. */
  readonly groups: GroupCapabilities;
  /** Folder of the built host. */
  readonly hostDir: string | undefined;
  /** JSON file with the rest of the host's config. The server reads it at startup. Admin commands don't. */
  readonly hostConfigFile: string | undefined;
  /** The work of the process: serve requests, run builds, or both. */
  readonly role: "all" | "web" | "worker";
  /** The program that builds and simulates, with its first arguments. Without it, builds wait in the queue. */
  readonly toolchain: readonly string[] | undefined;
  readonly buildLimits: BuildLimits;
  /** An S3-compatible store for the bytes of files, instead of the database. */
  readonly s3: S3Settings | undefined;
  /** Folder of recorded designs, from which a new demo takes its sources, figures and logs. */
  readonly demoDesigns: string | undefined;
  readonly trustProxy: boolean;
  readonly trustedOrigins: readonly string[];
  readonly allowedOrigins: readonly string[];
  /** Paths of the embedder's pages on the portal's origin, without a trailing slash. */
  readonly returnPaths: readonly string[];
  /** The longest that a session lasts after sign-in. */
  readonly sessionLifetimeMs: number;
  /** How many days audit rows are kept. */
  readonly auditDays: number;
  /** The most bytes of files in one request. */
  readonly uploadBytes: number;
  /** The mail server, and the portal's data for emails. Without it, the server sends no email. */
  readonly mail: (MailSettings & SmtpSettings) | undefined;
}

export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const port = Number(env.PORT ?? 4180);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError(`PORT is ${env.PORT ?? ""}, which is not a port number.`);
  const product = {
    id: env.GATEHOUSE_PRODUCT_ID ?? defaultProduct.id,
    name: env.GATEHOUSE_PRODUCT_NAME?.trim() || defaultProduct.name,
  };
  if (!isProductId(product.id))
    throw new StartupError(
      `GATEHOUSE_PRODUCT_ID is ${product.id}. It must be lowercase letters, digits and hyphens, starting with a letter.`,
    );
  return {
    port,
    host: env.GATEHOUSE_ADDRESS || "127.0.0.1",
    dataDir: env.GATEHOUSE_DATA || ".data",
    databaseUrl: env.DATABASE_URL || undefined,
    databaseTimeoutMs: readMs("GATEHOUSE_DATABASE_TIMEOUT_MS", env.GATEHOUSE_DATABASE_TIMEOUT_MS, 10_000),
    shutdownTimeoutMs: readMs("GATEHOUSE_SHUTDOWN_TIMEOUT_MS", env.GATEHOUSE_SHUTDOWN_TIMEOUT_MS, 10_000),
    product,
    groups: env.GATEHOUSE_GROUPS ? readGroups(env.GATEHOUSE_GROUPS) : {},
    hostDir: env.GATEHOUSE_HOST_DIR || undefined,
    hostConfigFile: env.GATEHOUSE_HOST_CONFIG || undefined,
    role: readRole(env.GATEHOUSE_ROLE),
    toolchain: env.GATEHOUSE_TOOLCHAIN ? readCommand(env.GATEHOUSE_TOOLCHAIN) : undefined,
    buildLimits: readBuildLimits(env),
    s3: readS3Settings(env),
    demoDesigns: env.GATEHOUSE_DEMO_DESIGNS || undefined,
    trustProxy: readSwitch("GATEHOUSE_TRUST_PROXY", env.GATEHOUSE_TRUST_PROXY),
    allowedOrigins: readOrigins("GATEHOUSE_ALLOWED_ORIGINS", env.GATEHOUSE_ALLOWED_ORIGINS),
    returnPaths: readPaths("GATEHOUSE_RETURN_PATHS", env.GATEHOUSE_RETURN_PATHS),
    trustedOrigins: readList(env.GATEHOUSE_TRUSTED_ORIGINS),
    sessionLifetimeMs: readSessionDays(env.GATEHOUSE_SESSION_DAYS) * dayMs,
    auditDays: readAuditDays(env.GATEHOUSE_AUDIT_DAYS),
    ...readReleaseSettings(env),
    ...readMonitorSettings(env),
    uploadBytes: readUploadBytes(env.GATEHOUSE_UPLOAD_MB),
    mail: readMail(env, product),
  };
}

/** Each origin must be written as browsers send it. A wildcard or a path would allow too much, or nothing. */
function readOrigins(name: string, text: string | undefined): readonly string[] {
  const origins = readList(text);
  const wrong = origins.find((origin) => !/^https?:/.test(origin) || parseUrl(origin)?.origin !== origin);
  if (wrong === undefined) return origins;
  throw new StartupError(`${name} has ${wrong}. Write each origin in full, such as https://www.example.com.`);
}

/** `/` alone would let sign-in redirect to any page of the origin, even one that signs out. */
function readPaths(name: string, text: string | undefined): readonly string[] {
  const paths = readList(text);
  const wrong = paths.find((path) => !/^(\/[\w-][\w.-]*)+\/?$/.test(path));
  if (wrong === undefined) return paths.map((path) => path.replace(/\/$/, ""));
  throw new StartupError(`${name} has ${wrong}. Write paths of this origin, such as /account/.`);
}

const readList = (text = "") =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || ["", "0", "1"].includes(text)) return text === "1";
  throw new StartupError(`${name} is ${text}. Set it to 1 or leave it out.`);
}

function readSessionDays(text: string | undefined): number {
  if (!text) return 30;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new StartupError(`GATEHOUSE_SESSION_DAYS is ${text}. It must be a whole number of days from 1 to 999.`);
  return Number(text);
}

function readAuditDays(text: string | undefined): number {
  if (!text) return 365;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new StartupError(`GATEHOUSE_AUDIT_DAYS is ${text}. It must be a whole number of days from 1 to 9999.`);
  return Number(text);
}

function readUploadBytes(text: string | undefined): number {
  if (!text) return defaultUploadBytes;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new StartupError(`GATEHOUSE_UPLOAD_MB is ${text}. It must be a whole number of megabytes from 1 to 9999.`);
  return Number(text) * 1_048_576;
}

function readMail(env: Readonly<Record<string, string | undefined>>, product: Product): Config["mail"] {
  const { GATEHOUSE_SMTP_URL: smtpUrl, GATEHOUSE_MAIL_FROM: from = "", GATEHOUSE_PUBLIC_URL: portal = "" } = env;
  if (!smtpUrl) return undefined;
  // The URL can contain a password, so don't repeat it.
  if (!/^smtps?:\/\//.test(smtpUrl) || parseUrl(smtpUrl) === undefined)
    throw new StartupError("GATEHOUSE_SMTP_URL must be an address such as smtps://user:password@mail.example.com.");
  if (!isEmailAddress(from))
    throw new StartupError("GATEHOUSE_MAIL_FROM must be an email address because GATEHOUSE_SMTP_URL is set.");
  if (!/^https?:\/\//.test(portal) || parseUrl(portal) === undefined)
    throw new StartupError("GATEHOUSE_PUBLIC_URL must be the portal's address, such as https://portal.example.com.");
  return { smtpUrl, from, portalUrl: new URL(portal).origin, portalName: `${product.name} Portal` };
}

function readRole(text: string | undefined): Config["role"] {
  if (!text) return "all";
  if (text === "web" || text === "worker") return text;
  throw new StartupError(`GATEHOUSE_ROLE is ${text}. Set it to web or worker, or leave it out for both.`);
}

/** Splits a command at spaces, or parses a JSON array, for words with spaces. */
function readCommand(text: string): readonly string[] {
  if (!text.trim().startsWith("[")) return text.trim().split(/\s+/);
  try {
    const words: unknown = JSON.parse(text);
    if (Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === "string")) return words;
  } catch {
    // The error below covers invalid JSON.
  }
  throw new StartupError("GATEHOUSE_TOOLCHAIN begins with [ but is not a JSON array of words.");
}

function readMs(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(`${name} is ${text}, which is not a number of milliseconds.`);
  return Number(text);
}

/** Reads the groups file: `{"<SHA-256 of a group's name>": ["management.licenses", …], …}`. */
function readGroups(file: string): GroupCapabilities {
  const fail = (what: string) => new StartupError(`The groups in ${file} cannot be used: ${what}.`);
  let table: unknown;
  try {
    table = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw fail((error as { readonly code?: string }).code ?? "it is no JSON");
  }
  if (typeof table !== "object" || table === null || Array.isArray(table)) throw fail("it is no object");
  const known = new Set<unknown>(capabilities);
  for (const [hash, given] of Object.entries(table)) {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw fail(`${hash} isn't a lowercase SHA-256`);
    const odd = Array.isArray(given) ? given.find((name) => !known.has(name)) : given;
    if (odd !== undefined) throw fail(`${String(odd)} isn't a capability`);
  }
  return table as GroupCapabilities;
}
