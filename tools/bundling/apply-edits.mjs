/** A text with its parts `from` … `to` replaced. Where two edits start at one place, the shorter one comes first. */
export function apply(code, edits) {
  let at = 0;
  let edited = "";
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from || a.to - b.to)) {
    edited += code.slice(at, from) + text;
    at = to;
  }
  return edited + code.slice(at);
}
