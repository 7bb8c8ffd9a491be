import { SearchAddon } from "@xterm/addon-search";
import { Terminal } from "@xterm/xterm";
import { measured } from "./measured.js";

const box = document.querySelector("#viewer");
const terminal = new Terminal({ scrollback: 2_000_000, convertEol: true, allowProposedApi: true, cols: 120, rows: 30 });
const search = new SearchAddon({ highlightLimit: 1_000_000 });
let isWhole = false;
let isFound = false;
let count;

measured({
  async open(address) {
    terminal.loadAddon(search);
    search.onDidChangeResults(({ resultCount }) => (count = resultCount));
    terminal.open(box);
    const reader = (await fetch(address)).body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      await new Promise((resolve) => terminal.write(part.value, resolve));
    isWhole = true;
  },
  hasRows: () => terminal.buffer.active.length > terminal.rows,
  isWhole: () => isWhole,
  search(text) {
    count = undefined;
    const decorations = { matchOverviewRuler: "#888888", activeMatchColorOverviewRuler: "#ff0000" };
    isFound = search.findNext(text, { decorations });
  },
  isFound: () => isFound,
  count: () => count,
  scrollTo: (share) => terminal.scrollToLine(Math.floor(share * terminal.buffer.active.length)),
});
