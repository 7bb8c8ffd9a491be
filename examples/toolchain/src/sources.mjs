import { constants } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { writeLine, yellow } from "./log.mjs";
import { UserError } from "./user-error.mjs";

const mostBytes = 32 * 1024 * 1024;
const verilog = /\.s?v$/;
// Names end up in a Yosys script, where spaces and semicolons would separate commands.
const plainName = /^[\w.+-]+$/;

async function readPlainFile(path) {
  // The flag refuses a symbolic link that replaced the file since its folder was listed.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat();
    if (size > mostBytes) throw new UserError("The sources are larger than 32 MB.");
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * Reads a folder into memory. The compilers see only this tree, not the disk.
 *
 * Symbolic links, devices and hidden files are skipped, with a line in the log.
 *
 * @returns `tree`, nested objects of `Uint8Array`, and `files`, a map of paths to contents.
 */
export async function readSources(folder) {
  const files = new Map();
  let bytes = 0;

  async function readFolder(path) {
    // Without a prototype, so that no file name is special.
    const tree = Object.create(null);
    const entries = await readdir(join(folder, path), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.name.startsWith(".") || (!entry.isDirectory() && !entry.isFile())) {
        writeLine(
          yellow(`Ignored ${inside}: ${entry.isSymbolicLink() ? "it is a symbolic link" : "not a source file"}.`),
        );
      } else if (entry.isDirectory()) {
        tree[entry.name] = await readFolder(inside);
      } else {
        tree[entry.name] = await readPlainFile(join(folder, inside));
        bytes += tree[entry.name].length;
        if (bytes > mostBytes) throw new UserError("The sources are larger than 32 MB.");
        files.set(inside, tree[entry.name]);
      }
    }
    return tree;
  }

  return { tree: await readFolder(""), files };
}

/** The Verilog files to compile, in alphabetical order. Headers (`.vh`, `.svh`) are read where they are included. */
export function verilogFiles(files) {
  const names = [...files.keys()].filter((name) => verilog.test(name));
  if (names.length === 0) throw new UserError("There is no Verilog file (.v or .sv) in the sources.");
  const odd = names.find((name) => !name.split("/").every((part) => plainName.test(part) && !part.startsWith("-")));
  if (odd !== undefined)
    throw new UserError(`Rename ${JSON.stringify(odd)}: use letters, digits, dots, hyphens and underscores.`);
  return names;
}
