import type { Plugin } from "vite";

const placeholder = "__PRELOAD_LISTS__";
const fileList =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;

/**
 * Moves the lists of the files that each import() needs from the code into a file of their own, which the first page
 * doesn't wait for. Until it has loaded, an import() finds its files one after the other.
 */
export function vitePreloadLists(): Plugin {
  return {
    name: "preload-lists",
    apply: "build",
    generateBundle: {
      // After Vite has written the lists.
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const lists: string[] = [];
        const numberOf = (list: string) => (lists.includes(list) ? lists.indexOf(list) : lists.push(list) - 1);
        for (const chunk of chunks) {
          const found = fileList.exec(chunk.code);
          if (found === null) continue;
          const files = JSON.parse(String(found[1])) as readonly string[];
          chunk.code = chunk.code.replace(fileList, "").replace(/__vite__mapDeps\((\[[\d,]+\])\)/g, (_call, list) => {
            const listed = (JSON.parse(String(list)) as readonly number[]).map((at) => files[at]);
            return `globalThis.preloadLists?.[${numberOf(JSON.stringify(listed))}]`;
          });
        }
        if (lists.length === 0 || chunks.some(({ code }) => code.includes("__vite__mapDeps")))
          this.error("Vite writes the lists of files in another way than expected");
        const loader = chunks.find(({ code }) => code.includes(placeholder));
        if (loader === undefined) this.error(`No code loads ${placeholder}`);
        const file = this.emitFile({ type: "asset", name: "preload-lists.js", source: withNames(lists) });
        loader.code = loader.code.replaceAll(placeholder, this.getFileName(file));
      },
    },
  };
}

/** The code of the file. Each name is written once. */
function withNames(lists: readonly string[]): string {
  const parsed = lists.map((list) => JSON.parse(list) as readonly string[]);
  const names = [...new Set(parsed.flat())];
  const numbers = parsed.map((list) => list.map((name) => names.indexOf(name)));
  return `const n=${JSON.stringify(names)};globalThis.preloadLists=${JSON.stringify(numbers)}.map(l=>l.map(i=>n[i]));\n`;
}
