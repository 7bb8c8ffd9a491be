import type { Plugin, Rolldown } from "vite";
import { fallback, type FirstLoad, firstLoads } from "./src/first-loads.ts";

/** Writes first-loads.json for the server that sends the page: the first reads and the code files of each screen. */
export function viteFirstLoads(): Plugin {
  let base = "";
  return {
    name: "first-loads",
    apply: "build",
    configResolved(config) {
      ({ base } = config);
    },
    async generateBundle(_, bundle) {
      const { screens } = await import("@gatehouse/panels/navigation");
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error("The host has no entry");
      const named = withImports(entry, bundle);
      const load = ({ page, reads }: FirstLoad) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/pages/${page}.js`)));
        if (chunk === undefined)
          throw new Error(`first-loads.ts names ${page}, which the page catalog does not import`);
        return { scripts: [...withImports(chunk, bundle)].filter((name) => !named.has(name)), reads };
      };
      const routes = Object.entries(firstLoads).map(([screen, firstLoad]) => ({
        path: screens[screen as keyof typeof screens],
        ...load(firstLoad),
      }));
      const styles = [...(entry.viteMetadata?.importedCss ?? [])];
      const source = JSON.stringify({
        base,
        entry: { scripts: [entry.fileName], styles },
        routes,
        fallback: load(fallback),
      });
      this.emitFile({ type: "asset", fileName: "first-loads.json", source });
    },
  };
}

/** A chunk and everything that it imports statically. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk" && !found.has(name)) withImports(imported, bundle, found);
  }
  return found;
}
