/** A filter's value from an address or a saved view. Values that no longer exist filter nothing. */
export function knownChoice(choices: readonly string[], value: string, none = ""): string {
  return choices.includes(value) ? value : none;
}
