import { boardFile, readBoardFile } from "./board-file.mjs";
import { writeLine } from "./log.mjs";
import { readSources, verilogFiles } from "./sources.mjs";

/** Everything that a build or simulation takes from the sources. */
export async function readDesign(folder) {
  const { tree, files } = await readSources(folder);
  const text = (name) => {
    const content = files.get(name);
    return content && Buffer.from(content).toString("utf8");
  };
  const design = { tree, text, verilog: verilogFiles(files), board: readBoardFile(text(boardFile)) };
  writeLine(`Verilog:      ${design.verilog.join(", ")}`);
  writeLine(`Target clock: ${design.board.clockMhz} MHz`);
  return design;
}
