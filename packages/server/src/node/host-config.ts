import { readFileSync } from "node:fs";
import type { Product } from "@gatehouse/contract";
import { describeProblem, readHostConfig } from "@gatehouse/contract/host-config";
import type { GroupCapabilities } from "@gatehouse/contract/viewer";
import { etagOf, matchesEtag } from "../http/etag";
import { responseHeaders } from "../http/response-headers";
import { nodeDigest } from "./digest";
import { StartupError } from "./startup-error";

/** The path from which the host fetches its config if the page doesn't contain it. */
export const hostConfigPath = "/app/config.json";

/** The facts that the server adds to the host's config. */
export interface HostFacts {
  readonly product: Product;
  readonly groups: GroupCapabilities;
}

/**
 * The host's config as JSON: the server's own facts, overridden by the file's fields. It is safe inside a `<script>`,
 * because it can't end the element or open a comment.
 * @throws {StartupError} if the file can't be used.
 */
export function hostConfigJson({ product, groups }: HostFacts, file: string | undefined): string {
  const given = file === undefined ? {} : readObject(file);
  const merged = { ...given, groups: given["groups"] ?? groups, product: mergedProduct(product, given["product"]) };
  const json = JSON.stringify(merged).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const { problem, config } = readHostConfig(json);
  if (problem !== undefined) throw refusal(file, describeProblem(problem));
  if (config.product.id !== product.id)
    throw refusal(
      file,
      `its product.id is ${config.product.id}, but this server's product (GATEHOUSE_PRODUCT_ID) is ${product.id}`,
    );
  return json;
}

/**
 * Merges an object. Any other value is returned as is, so that validation refuses it. Null means that the value or
 * field is omitted.
 */
function mergedProduct(product: Product, given: unknown): unknown {
  if (typeof (given ?? {}) !== "object" || Array.isArray(given)) return given;
  return { ...product, ...Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== null)) };
}

function readObject(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new StartupError(
      `The host config ${file} cannot be used (${(error as { readonly code?: string }).code ?? "it cannot be read"}).`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refusal(file, "it is not valid JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw refusal(file, "it must be a JSON object");
  return value as Readonly<Record<string, unknown>>;
}

function refusal(file: string | undefined, what: string): StartupError {
  return new StartupError(`The host config ${file ?? ""} cannot be used: ${what}.`);
}

/** Serves the config as a file that browsers revalidate. An unchanged config is a 304. */
export function hostConfigFile(json: string): (request: Request) => Response {
  const etag = etagOf(nodeDigest(json));
  const headers = { ...responseHeaders.static, "Content-Type": "application/json", ETag: etag };
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    if (matchesEtag(request.headers.get("If-None-Match") ?? undefined, etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : json, { headers });
  };
}
