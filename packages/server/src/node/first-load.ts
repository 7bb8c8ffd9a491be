import { earlyReadsScript, type Endpoint, endpointId, endpointUrl, type Product } from "@gatehouse/contract";
import * as z from "zod/mini";
import type { KeptFile } from "./kept-files";

/** The host's table of what each of its routes loads first, which its build writes. */
export const firstLoadsFile = "first-loads.json";

const files = z.array(z.string());
const load = z.object({
  /** Below the host's base, with `{name}` for what varies. */
  path: z.string(),
  /** The files of the route's code that index.html doesn't name, the route's own first. */
  scripts: files,
  /** Ids of the endpoints that the route reads first, with their query. */
  reads: z.array(z.string()),
});
const table = z.object({
  base: z.string(),
  /** The files that index.html names itself, and that everything waits for. */
  entry: z.object({ scripts: files, styles: files }),
  routes: z.array(load),
  /** For every other path. */
  fallback: z.omit(load, { path: true }),
});

/** Resources that a page has the browser load at once, instead of when the code gets to them. */
export interface FirstLoad {
  /** For `Link`. A proxy can send it ahead of the page. */
  readonly link: string;
  /** For the page's head. */
  readonly head: string;
}

export interface FirstLoadOptions {
  /** Below the host's base: `/licenses`. */
  readonly path: string;
  readonly nonce: string;
  /** Whether the reads have a chance to get a response. */
  readonly hasSession: boolean;
  readonly endpoints: readonly Endpoint[];
  readonly product: Product;
}

/** Reads what a path loads first. A host whose build wrote no table, or another kind of table, gets nothing. */
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
  return reads.flatMap((read) => {
    const [id, query] = read.split("?");
    const call = endpoints.find((endpoint) => endpointId(endpoint) === id && endpoint.method === "GET");
    const isComplete =
      call?.path.match(/(?<=\{)\w+(?=\})/g)?.every((name) => name === "product" || params[name]) ?? true;
    return call !== undefined && isComplete
      ? [endpointUrl(call, product, params) + (query === undefined ? "" : `?${query}`)]
      : [];
  });
}

/** The parameters of a path that a pattern describes; undefined for any other path. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [expected, given] = [pattern, path].map((text) => text.split("/").filter(Boolean));
  if (expected === undefined || given?.length !== expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of expected.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const text = given[at] ?? "";
    if (name === undefined && segment !== text) return undefined;
    if (name !== undefined) params[name] = decodeURIComponent(text);
  }
  return params;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
