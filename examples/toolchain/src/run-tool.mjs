import { cyan, red, writeLine, yellow } from "./log.mjs";

const isError = /\berror:/i;

function colored(line) {
  if (isError.test(line)) return red(line);
  if (/^warning:/i.test(line)) return yellow(line);
  return line.replace(/^(Info:|\d+(?:\.\d+)*\. )/, (start) => cyan(start));
}

/** Calls back with whole lines, however the output is split into chunks. */
function lineReader(onLine) {
  const decoder = new TextDecoder();
  let rest = "";
  return {
    // A program writes null to flush. That doesn't end a line.
    write(bytes) {
      if (bytes === null) return;
      const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
      rest = lines.pop();
      for (const line of lines) onLine(line);
    },
    end() {
      if (rest !== "") onLine(rest);
    },
  };
}

/**
 * Runs a WebAssembly program on a tree of files in memory, and shows its output with colors.
 *
 * @param onLine - Returns true for a line that it has shown in its own way.
 * @returns The files afterwards, and `error`: undefined, or the program's own last message when it failed.
 */
export async function runTool(command, args, tree, onLine = () => false) {
  let error;
  const show = (line) => {
    if (isError.test(line)) error = line;
    if (!onLine(line)) writeLine(colored(line));
  };
  const stdout = lineReader(show);
  const stderr = lineReader(show);
  try {
    return { files: await command(args, tree, { stdout: stdout.write, stderr: stderr.write }), error: undefined };
  } catch (exit) {
    // nextpnr traps after some of its error messages, where a native program would abort.
    if (exit.files === undefined && !(exit instanceof WebAssembly.RuntimeError)) throw exit;
    return { files: exit.files ?? {}, error: error ?? `The program stopped: ${exit.message}` };
  } finally {
    stdout.end();
    stderr.end();
  }
}
