// Everything goes to stdout, so that the order of lines never depends on how two pipes are read.
const paint = (code) => (text) => `\x1b[${code}m${text}\x1b[0m`;

export const bold = paint("1");
export const red = paint("31");
export const green = paint("32");
export const yellow = paint("33");
export const cyan = paint("36");

let hasProgress = false;

/** Writes one line. It replaces the progress line, if there is one. */
export function writeLine(text) {
  process.stdout.write(`${hasProgress ? "\r\x1b[K" : ""}${text}\n`);
  hasProgress = false;
}

/** Keeps the progress line, if there is one, so that the next line starts a new one. */
export function endProgress() {
  if (hasProgress) process.stdout.write("\n");
  hasProgress = false;
}

/** Writes a line that the next one overwrites. */
export function writeProgress(text) {
  process.stdout.write(`\r\x1b[K${text}`);
  hasProgress = true;
}
