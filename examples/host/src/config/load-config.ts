import { type ConfigProblem, type HostConfig, readHostConfig } from "@gatehouse/contract/host-config";
import { loadPreloadLists } from "../preload-lists";

/** A problem that keeps the host from starting. */
export type LoadProblem =
  | { readonly kind: "unreachable" | "missing" | "page" }
  | { readonly kind: "refused"; readonly status: number }
  | ConfigProblem;

/** Why there is no config. `source` is the file, or the element of the page, that has to be corrected. */
export interface LoadFailure {
  readonly problem: LoadProblem;
  readonly source: string;
  readonly isFile: boolean;
}

export type LoadedConfig = { readonly config: HostConfig } | LoadFailure;

const elementId = "gatehouse-config";
const timeoutMs = 20_000;

/** Reads the config from the page if the server has put it there. If not, fetches `config.json` next to the page. */
export async function loadConfig(): Promise<LoadedConfig> {
  const inPage = document.getElementById(elementId)?.textContent.trim() ?? "";
  // A server that doesn't write the config leaves the element empty or with the build's placeholder.
  if (inPage !== "" && !/^__\w+__$/.test(inPage))
    return read(inPage, { source: `<script id="${elementId}">`, isFile: false });
  const file = { source: `${import.meta.env.BASE_URL}config.json`, isFile: true };
  // Such a server doesn't preload the page's code either.
  void loadPreloadLists();
  let response: Response;
  let text: string;
  try {
    response = await fetch(file.source, {
      cache: "no-cache",
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch {
    return { problem: { kind: "unreachable" }, ...file };
  }
  if (response.status === 404) return { problem: { kind: "missing" }, ...file };
  if (!response.ok) return { problem: { kind: "refused", status: response.status }, ...file };
  // A server that falls back to the page for unknown URLs also sends it for this one.
  if (text.trimStart().startsWith("<")) return { problem: { kind: "page" }, ...file };
  return read(text, file);
}

function read(json: string, from: { readonly source: string; readonly isFile: boolean }): LoadedConfig {
  const { config, problem } = readHostConfig(json);
  return problem === undefined ? { config } : { problem, ...from };
}
