import { earlyReadsScript, type Endpoint, endpointId, endpointUrl, type Product } from "@gatehouse/contract";
import * as z from "zod/mini";
import { decodedText } from "./decoded-text";
import type { KeptFile } from "./kept-files";

/** The table of what each of the host's routes loads first. The host's build writes it. */
export const firstLoadsFile = "first-loads.json";

const files = z.array(z.string());
const load = z.object({
  /** Relative to the host's base. May contain `{name}` parameters. */
  path: z.string(),
  /** The files of the route's code that index.html doesn't name. The route's own file comes first. */
  scripts: files,
  /** Ids of the endpoints that the route reads first, with parameters taken from others and their query. */
  reads: z.array(z.string()),
});
const table = z.object({
  base: z.string(),
  /** The files that index.html names. All routes need them. */
  entry: z.object({ scripts: files, styles: files }),
  routes: z.array(load),
  /** Applies to every other path. */
  fallback: z.omit(load, { path: true }),
});

/** Resources that the browser loads right away, before the code requests them. */
export interface FirstLoad {
  /** For `Link`. A proxy can send it ahead of the page. */
  readonly link: string;
  /** For the page's head. */
  readonly head: string;
}

export interface FirstLoadOptions {
  /** Relative to the host's base, such as `/licenses`. */
  readonly path: string;
  readonly nonce: string;
  /** Whether the request has a session. Without one, the reads would be refused. */
  readonly hasSession: boolean;
  readonly endpoints: readonly Endpoint[];
  readonly product: Product;
}

/** Looks up what a path loads first. Undefined if the host's build has no table, or one in another format. */
export function firstLoad(
  file: KeptFile | undefined,
  { path, nonce, hasSession, endpoints, product }: FirstLoadOptions,
): FirstLoad | undefined {
  const known = file && readTable(file);
  if (known === undefined) return undefined;
  const { base, entry, routes, fallback } = known;
  const found = routes
    .map((route) => ({ ...route, params: paramsOf(route.path.replace("{product}", product.id), path) }))
    .find(({ params }) => params !== undefined);
  const { scripts, reads, params = {} } = found ?? { ...fallback, params: {} };
  const address = (name: string) => escapeHtml(base + name);
  const links = [
    ...[...entry.scripts, ...scripts.slice(0, 1)].map(
      (name) => `<${base}${name}>; rel=modulepreload; crossorigin; nonce=${nonce}`,
    ),
    ...entry.styles.map((name) => `<${base}${name}>; rel=preload; as=style; crossorigin; nonce=${nonce}`),
  ];
  const preloads = scripts.map(
    (name) => `<link rel="modulepreload" crossorigin href="${address(name)}" nonce="${nonce}">`,
  );
  const paths = hasSession ? pathsOf(reads, endpoints, product, params) : [];
  const script = paths.length === 0 ? [] : [`<script nonce="${nonce}">${earlyReadsScript(paths)}</script>`];
  return { link: links.join(", "), head: [...script, ...preloads].join("\n    ") };
}

const tables = new WeakMap<KeptFile, z.output<typeof table> | undefined>();

function readTable(file: KeptFile): z.output<typeof table> | undefined {
  if (!tables.has(file)) tables.set(file, parseTable(file.bytes.toString()));
  return tables.get(file);
}

function parseTable(text: string): z.output<typeof table> | undefined {
  try {
    return z.safeParse(table, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function pathsOf(
  reads: readonly string[],
  endpoints: readonly Endpoint[],
  product: Product,
  params: Readonly<Record<string, string>>,
): readonly string[] {
  const paths = reads.flatMap((read) => {
    const [, id, mapping, query = ""] = /^([\w.]+)(?:\((.*)\))?(\?.*)?$/.exec(read) ?? [];
    const call = endpoints.find((endpoint) => endpointId(endpoint) === id && endpoint.method === "GET");
    const values = { ...params, ...mappedParams(mapping, params) };
    const isComplete =
      call?.path.match(/(?<=\{)\w+(?=\})/g)?.every((name) => name === "product" || values[name]) ?? true;
    return call !== undefined && isComplete ? [endpointUrl(call, product, values) + query] : [];
  });
  // Both sides of a comparison may name the same commit.
  return [...new Set(paths)];
}

/** Parameters from others: `commitSha=before.0` takes the text before the first dot of `before`. */
function mappedParams(
  mapping: string | undefined,
  params: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const pairs = mapping?.split(",").map((pair) => {
    const [name = "", source = "", part] = pair.split(/[=.]/);
    const value = params[source];
    return [name, (part === undefined ? value : value?.split(".")[Number(part)]) ?? ""];
  });
  return Object.fromEntries(pairs ?? []) as Record<string, string>;
}

/** Matches a path against a pattern and returns its parameters. Undefined if it doesn't match. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [expected, given] = [pattern, path].map((text) => text.split("/").filter(Boolean));
  if (expected === undefined || given?.length !== expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of expected.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const text = given[at] ?? "";
    if (name === undefined && segment !== text) return undefined;
    if (name === undefined) continue;
    const value = decodedText(text);
    if (value === undefined) return undefined;
    params[name] = value;
  }
  return params;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
