import { readFileSync } from "node:fs";
import { isProductId, type Product } from "@gatehouse/contract";
import { capabilities, type GroupCapabilities } from "@gatehouse/contract/viewer";
import { defaultProduct } from "../server";
import { readS3Settings, type S3Settings } from "./files/s3-settings";
import { StartupError } from "./startup-error";

/**
 * The environment's settings: PORT, GATEHOUSE_ADDRESS, GATEHOUSE_DATA, DATABASE_URL, GATEHOUSE_PRODUCT_ID and _NAME,
 * GATEHOUSE_GROUPS and GATEHOUSE_HOST_CONFIG (JSON files), GATEHOUSE_HOST_DIR, GATEHOUSE_DATABASE_TIMEOUT_MS, GATEHOUSE_SHUTDOWN_TIMEOUT_MS,
 * GATEHOUSE_ROLE, GATEHOUSE_TOOLCHAIN, GATEHOUSE_S3_*, GATEHOUSE_DEMO_DESIGNS, GATEHOUSE_TRUST_PROXY=1,
 * GATEHOUSE_TRUSTED_ORIGINS (with commas).
 */
export interface Config {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The longest that a statement may take on a PostgreSQL server; 0 sets no limit. */
  readonly databaseTimeoutMs: number;
  /** How long running requests may take to finish when the process is told to end. */
  readonly shutdownTimeoutMs: number;
  readonly product: Product;
  /** What each group may. */
  readonly groups: GroupCapabilities;
  /** Folder of the built host. */
  readonly hostDir: string | undefined;
  /** JSON file with the rest of the host's config. It is read when the server starts, not by the admin commands. */
  readonly hostConfigFile: string | undefined;
  /** What the process does: serve requests, run builds, or both. */
  readonly role: "all" | "web" | "worker";
  /** The program that builds and simulates, with its first arguments. Without one, builds wait in the queue. */
  readonly toolchain: readonly string[] | undefined;
  /** An S3-compatible store for the bytes of files, instead of the database. */
  readonly s3: S3Settings | undefined;
  /** Folder of recorded designs, which a new demo has its sources, figures and logs from. */
  readonly demoDesigns: string | undefined;
  readonly trustProxy: boolean;
  readonly trustedOrigins: readonly string[];
}

export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const port = Number(env.PORT ?? 4180);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError(`PORT is ${env.PORT ?? ""}, which is no port number.`);
  const product = {
    id: env.GATEHOUSE_PRODUCT_ID ?? defaultProduct.id,
    name: env.GATEHOUSE_PRODUCT_NAME?.trim() || defaultProduct.name,
  };
  if (!isProductId(product.id))
    throw new StartupError(
      `GATEHOUSE_PRODUCT_ID is ${product.id}; it must be lowercase letters, digits and hyphens, starting with a letter.`,
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
    s3: readS3Settings(env),
    demoDesigns: env.GATEHOUSE_DEMO_DESIGNS || undefined,
    trustProxy: env.GATEHOUSE_TRUST_PROXY === "1",
    trustedOrigins:
      env.GATEHOUSE_TRUSTED_ORIGINS?.split(",")
        .map((origin) => origin.trim())
        .filter(Boolean) ?? [],
  };
}

function readRole(text: string | undefined): Config["role"] {
  if (!text) return "all";
  if (text === "web" || text === "worker") return text;
  throw new StartupError(`GATEHOUSE_ROLE is ${text}; it is web or worker, or left out for both.`);
}

/** A command as words, or as a JSON array where a word has a space. */
function readCommand(text: string): readonly string[] {
  if (!text.trim().startsWith("[")) return text.trim().split(/\s+/);
  try {
    const words: unknown = JSON.parse(text);
    if (Array.isArray(words) && words.length > 0 && words.every((word) => typeof word === "string")) return words;
  } catch {
    // Said below.
  }
  throw new StartupError("GATEHOUSE_TOOLCHAIN begins with [ and is no JSON array of words.");
}

function readMs(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual;
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(`${name} is ${text}, which is not a number of milliseconds.`);
  return Number(text);
}

/** The groups' file: `{"<SHA-256 of a group's name>": ["management.licenses", …], …}`. */
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
    if (!/^[0-9a-f]{64}$/.test(hash)) throw fail(`${hash} is no SHA-256 in lower case`);
    const odd = Array.isArray(given) ? given.find((name) => !known.has(name)) : given;
    if (odd !== undefined) throw fail(`${String(odd)} is no capability`);
  }
  return table as GroupCapabilities;
}
